import { type FieldErrors, REQUIRED } from '../errors/errors.ts';
import { type Problem, problem } from '../errors/problem.ts';

const NOT_AN_EMAIL = problem('not_an_email');
const LONGEST_EMAIL = 254;

/** Returns an address in the form in which it is stored and compared. */
export const normalizedEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

export function emailProblem(email: string | null | undefined): Problem | undefined {
  if (email == null) return undefined;
  const normalized = normalizedEmail(email);
  if (normalized === '') return REQUIRED;
  const isEmail = /^[^\s@<>()",;:]+@[^\s@<>()",;:.]+(\.[^\s@<>()",;:.]+)+$/.test(normalized);
  return isEmail && normalized.length <= LONGEST_EMAIL ? undefined : NOT_AN_EMAIL;
}

export function emailErrors(field: string, email: string | null | undefined): FieldErrors {
  const about = emailProblem(email);
  return about ? { [field]: about } : {};
}
