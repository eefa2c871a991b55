import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { passwordHashing, passwordLengths } from '../../config/limits.ts';
import { taking } from '../../http/turns.ts';

/** argon2id, the library's default, with OWASP's recommended parameters. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has: an unknown email takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$rAeSzpyFuI6rzb7sUp8f8Q$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

const turn = taking({
  atOnce: passwordHashing.atOncePerCore * availableParallelism(),
  waiting: passwordHashing.waiting,
});

export const hashPassword = (password: string) => turn(() => hash(password, OWASP));

/** Whether the password fits the hash; without a hash, or with an empty one, it does not, after the same time. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  if (password.length > passwordLengths.most) return false;
  const isRight = await turn(() => verify(passwordHash || NOBODY, password));
  return isRight && Boolean(passwordHash);
}
