import { Secret, TOTP } from 'otpauth';

/** Seconds and digits that every authenticator app knows. */
const PERIOD_S = 30;
const DIGITS = 6;
/** Periods by which the clocks of phone and gateway may differ. */
const WINDOW = 1;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Retaguarda',
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** Returns a new secret, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUrl = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the period whose code it is; undefined when it is none of about now. */
export function totpStep(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** Whether the text is a code of an app as people type it, also with spaces or a hyphen. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(plainCode(code));

export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();
