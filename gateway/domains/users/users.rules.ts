import { type EnteredText, imageUrlErrors, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { UserRow } from './users.table.ts';

export const USER_COUNTER = 'users';

const MOST_BALANCE_CENTS = 1_000_000_000_00;
const MOST_AGE = 150;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function derivedFields(entered: Pick<UserRow, 'name' | 'company' | 'email' | 'phone'>) {
  const { name, company, email, phone } = entered;
  return {
    nameKey: folded(name),
    companyKey: folded(company),
    searchText: folded(`${name} ${company} ${email} ${phone}`),
  };
}

export function userErrors(entered: UserRow): FieldErrors {
  const texts: EnteredText[] = [
    ['id', entered.id, 64, true],
    ['name', entered.name, 200, true],
    ['company', entered.company, 200, false],
    ['email', entered.email, 254, false],
    ['phone', entered.phone, 40, false],
    ['address', entered.address, 500, false],
  ];
  return { ...formErrors(entered), ...rangeErrors(entered), ...textErrors(texts) };
}

function formErrors({ guid, email, imgUrl }: UserRow): FieldErrors {
  return {
    ...(!UUID.test(guid) && { guid: 'must be a UUID' }),
    ...(email !== '' && !EMAIL.test(email) && { email: 'email is not valid' }),
    ...imageUrlErrors('imgUrl', imgUrl),
  };
}

function rangeErrors({ age, balanceCents }: UserRow): FieldErrors {
  const most = MOST_BALANCE_CENTS / 100;
  return {
    ...((age < 0 || age > MOST_AGE) && { age: `must be between 0 and ${MOST_AGE}` }),
    ...(Math.abs(balanceCents) > MOST_BALANCE_CENTS && {
      balance: `must be between -${most} and ${most}`,
    }),
  };
}

/** Reads a formatted balance, as older programs write it: `$2,138.20`. */
export function withPlainBalance<Sent extends { balance?: unknown }>(sent: Sent): Sent {
  const { balance } = sent;
  const isAmount = typeof balance === 'string' && /^-?\D{0,3}\d[\d,]*(\.\d{1,2})?$/.test(balance);
  return isAmount ? { ...sent, balance: Number(balance.replace(/[^-\d.]/g, '')) } : sent;
}
