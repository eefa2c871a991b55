import { folded } from '../gateway/formats/folding.rules.ts';
import { declarationOf } from '../gateway/records/declarations.ts';
import { withPartTexts } from '../gateway/records/write/derived-columns.ts';
import type {
  CustomerAddressRow,
  CustomerContactRow,
  CustomerRow,
} from '../gateway/records/generated/rows.ts';
import { firstNames, lastNames, streets } from './names.ts';
import type { Random } from './random.ts';

const roles = ['Compras', 'Financeiro', 'Diretoria', 'Recepção'];

/** Contacts and addresses, and the customers as search finds them by those. */
export function makeCustomerParts(customers: readonly CustomerRow[], random: Random) {
  const contacts = customers.map((customer) => contactsOf(customer, random));
  const customerAddresses = customers.flatMap((customer) => addressesOf(customer, random));
  return {
    customers: customers.map((customer, at) => ({
      ...customer,
      ...found(customer, contacts[at] ?? []),
    })),
    customerContacts: contacts.flat(),
    customerAddresses,
  };
}

/** Returns a customer's contacts: half of the companies have one or two. */
function contactsOf({ id, kind, email }: CustomerRow, random: Random): CustomerContactRow[] {
  if (kind === 'person' || random.next() < 0.5) return [];
  const domain = email!.replace(/^.*@/, '');
  return Array.from({ length: random.whole(1, 2) }, (_, position) => {
    const first = random.pick(firstNames);
    return {
      customerId: id,
      position,
      name: `${first} ${random.pick(lastNames)}`,
      role: random.pick(roles),
      email: `${folded(first)}.${position + 1}@${domain}`,
      phone: null,
      isMain: position === 0 ? 1 : 0,
    };
  });
}

/** Returns a customer's addresses: a third of the companies have a second one, in the same city. */
function addressesOf({ id, kind, city, state, cep }: CustomerRow, random: Random) {
  if (kind === 'person' || random.next() < 0.67) return [];
  const label = random.pick(['Depósito', 'Filial']);
  const address: CustomerAddressRow = {
    ...{ customerId: id, position: 0, label, city, state },
    street: `${random.pick(streets)}, ${random.whole(1, 2400)}`,
    cep: cep!.slice(0, 5) + String(random.whole(0, 999)).padStart(3, '0'),
    isBilling: 0,
    isShipping: 1,
  };
  return [address];
}

function found({ searchText }: CustomerRow, customerContacts: readonly CustomerContactRow[]) {
  return withPartTexts(declarationOf('Customer'), { searchText }, { customerContacts } as never);
}
