import { dictionary } from '@zxcvbn-ts/language-common';
import { MOST_COMMON_PASSWORDS, passwordLengths } from '../../config/limits.ts';
import { REQUIRED } from '../../errors/errors.ts';
import { type Problem, problem } from '../../errors/problem.ts';

const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, MOST_COMMON_PASSWORDS),
);

/** Returns what is wrong with a new password. The demo profile takes any, as the specification's does. */
export function passwordProblem(
  password: string,
  { isDemo }: { isDemo: boolean },
): Problem | undefined {
  const { least, most } = passwordLengths;
  if (password === '') return REQUIRED;
  if (password.length > most) return problem('too_long', { most });
  if (isDemo) return undefined;
  if (password.length < least) return problem('password_short', { least });
  return common.has(password.toLowerCase()) ? problem('password_common') : undefined;
}
