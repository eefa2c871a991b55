import { emailProblem } from '../../email-address.ts';
import { type FieldErrors, REQUIRED } from '../../graphql/errors.ts';
import { MOST_PASSWORD_LENGTH } from './passwords.ts';

const LONGEST_NAME = 200;

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

function textProblem(text: string | undefined, most: number): string | undefined {
  if (text === '') return REQUIRED;
  return text !== undefined && text.length > most
    ? `must be at most ${most} characters long`
    : undefined;
}
