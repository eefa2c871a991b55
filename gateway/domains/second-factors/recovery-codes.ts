import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { recoveryCodes } from '../../config/limits.ts';
import { hashOf } from '../accounts/secret-tokens.ts';
import { plainCode } from './totp.rules.ts';

/** Returns codes of 80 random bits each, `abcd-efgh-ijkl-mnop`, so that a plain hash protects them. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer });
    return base32.toLowerCase().replace(/(.{4})(?!$)/g, '$1-');
  });

export const recoveryCodeHash = (code: string): string => hashOf(plainCode(code));
