import { emailProblem } from '../../formats/email-address.ts';
import { type FieldErrors, REQUIRED } from '../../errors/errors.ts';
import { type Problem, problem } from '../../errors/problem.ts';
import { MOST_PASSWORD_LENGTH } from './passwords.ts';

const LONGEST_NAME = 200;

export function accountErrors(fields: {
  email?: string;
  username?: string;
  password?: string;
}): FieldErrors {
  const problems: [field: string, about: Problem | undefined][] = [
    ['email', emailProblem(fields.email)],
    ['username', textProblem(fields.username?.trim(), LONGEST_NAME)],
    ['password', textProblem(fields.password, MOST_PASSWORD_LENGTH)],
  ];
  return Object.fromEntries(problems.filter((entry): entry is [string, Problem] => !!entry[1]));
}

function textProblem(text: string | undefined, most: number): Problem | undefined {
  if (text === '') return REQUIRED;
  return text !== undefined && text.length > most ? problem('too_long', { most }) : undefined;
}
