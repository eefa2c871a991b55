import { emailProblem } from '../../formats/email-address.ts';
import { type FieldErrors, REQUIRED } from '../../errors/errors.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import { passwordProblem } from './password-rules.ts';

/** The longest name of an account, in characters. */
export const LONGEST_NAME = 200;

/** Returns the errors of a new account, or of a new password alone. */
export function accountErrors(
  fields: { email?: string; username?: string; password?: string },
  profile = { isDemo: false },
): FieldErrors {
  const { email, username, password } = fields;
  const problems: [field: string, about: Problem | undefined][] = [
    ['email', emailProblem(email)],
    ['username', nameProblem(username?.trim())],
    ['password', password === undefined ? undefined : passwordProblem(password, profile)],
  ];
  return Object.fromEntries(problems.filter((entry): entry is [string, Problem] => !!entry[1]));
}

function nameProblem(name: string | undefined): Problem | undefined {
  if (name === '') return REQUIRED;
  return name !== undefined && name.length > LONGEST_NAME
    ? problem('too_long', { most: LONGEST_NAME })
    : undefined;
}
