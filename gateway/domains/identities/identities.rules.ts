import { identityLimits } from '../../config/limits.ts';
import { type Code } from '../../errors/catalogue.ts';
import { emailProblem, normalizedEmail } from '../../formats/email-address.ts';
import { LONGEST_NAME } from '../accounts/accounts.rules.ts';

/** The cookie that holds an attempt until the provider answers, then the token of its answer. */
export const PROVIDER_COOKIE = 'provider';

/** Reasons why there is no token; the cookie holds the reason in its place. */
export const failures = [
  'provider_unavailable',
  'provider_cancelled',
  'provider_failed',
] as const satisfies readonly Code[];

export type Failure = (typeof failures)[number];

/** Returns the wanted page when it is one of ours, else an empty text. Browsers read a backslash as a slash. */
export const ownPath = (wanted: unknown): string =>
  typeof wanted === 'string' &&
  wanted.length <= identityLimits.backCharacters &&
  /^\/(?!\/)[!-[\]-~]*$/.test(wanted)
    ? wanted
    : '';

/** Returns the provider's name; one from before a change of the settings is called by its host. */
export const providerName = (
  issuer: string,
  oidc: { issuer: string; name: string } | undefined,
): string =>
  oidc && new URL(oidc.issuer).href === new URL(issuer).href ? oidc.name : new URL(issuer).host;

type Claims = Readonly<Record<string, unknown>>;

/**
 * Returns the email and the name that an account takes from the claims. The email counts where the provider has
 * confirmed it.
 */
export function personIn(claims: Claims): { email: string | null; name: string } {
  const { email, email_verified: isVerified } = claims;
  const isConfirmed = isVerified === true || isVerified === 'true';
  const isEmail = typeof email === 'string' && emailProblem(email) === undefined;
  const texts = [claims.name, claims.preferred_username, email, claims.sub];
  const name = texts.find((text) => typeof text === 'string' && text.trim() !== '') as string;
  return {
    email: isConfirmed && isEmail ? normalizedEmail(email) : null,
    name: name.trim().slice(0, LONGEST_NAME),
  };
}
