import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default kind) with the parameters of OWASP's password storage cheat sheet. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password has, so that an unknown e-mail takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$rAeSzpyFuI6rzb7sUp8f8Q$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

export const MOST_PASSWORD_LENGTH = 1_000;

/** The password's hash in PHC format. */
export const hashPassword = (password: string) => hash(password, OWASP);

/** Whether the password has this hash; without one it takes as long and is false. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  if (password.length > MOST_PASSWORD_LENGTH) return false;
  return (await verify(passwordHash ?? NOBODY, password)) && passwordHash !== undefined;
}
