import { type FieldErrors, REQUIRED } from '../../graphql/errors.ts';
import { MOST_PASSWORD_LENGTH } from './passwords.ts';

const NOT_AN_EMAIL = 'email is not valid';
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 200;

/** The form in which e-mails are stored and compared. */
export const normalizedEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

/** What is wrong with the fields that are given; empty when nothing is. */
export function accountErrors(fields: {
  email?: string;
  username?: string;
  password?: string;
}): FieldErrors {
  const problems: [field: string, problem: string | undefined][] = [
    ['email', emailProblem(fields.email)],
    ['username', textProblem(fields.username?.trim(), LONGEST_NAME)],
    ['password', textProblem(fields.password, MOST_PASSWORD_LENGTH)],
  ];
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => !!entry[1]));
}

function emailProblem(email: string | undefined): string | undefined {
  if (email === undefined) return undefined;
  const normalized = normalizedEmail(email);
  if (normalized === '') return REQUIRED;
  const isEmail = /^[^\s@<>()",;:]+@[^\s@<>()",;:.]+(\.[^\s@<>()",;:.]+)+$/.test(normalized);
  return isEmail && normalized.length <= LONGEST_EMAIL ? undefined : NOT_AN_EMAIL;
}

function textProblem(text: string | undefined, most: number): string | undefined {
  if (text === '') return REQUIRED;
  return text !== undefined && text.length > most
    ? `has to be at most ${most} characters long`
    : undefined;
}
