import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { isTotpCode, plainCode, totpStep, totpUrl } from './totp.rules.ts';

/** The ASCII secret of RFC 6238, appendix B; the codes below are the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('at second %i is the one that the RFC names', (seconds, code) => {
    expect(totpStep(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [0, 1],
    [30, 1],
    [-30, 1],
    [60, undefined],
    [-60, undefined],
  ])('is accepted by a clock that is %i seconds ahead: %j', (ahead, step) => {
    expect(totpStep(SECRET, '287082', (45 + ahead) * 1000)).toBe(step);
  });

  it.each(['', '28708', '2870822', '287083', 'abcdef'])('%j is none', (code) => {
    expect(totpStep(SECRET, code, 59_000)).toBe(undefined);
  });

  it('may be typed with spaces or hyphens, and is not taken for a recovery code', () => {
    expect(plainCode(' 287 082 ')).toBe('287082');
    expect(isTotpCode('287-082')).toBe(true);
    expect(isTotpCode('abcd-efgh-ijkl-mnop')).toBe(false);
  });

  it('names product and account in the address of its QR code', () => {
    const url = new URL(totpUrl(SECRET, 'ana@example.test'));
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Retaguarda:ana@example.test');
    expect(url.searchParams.get('secret')).toBe(SECRET);
  });
});

it('recovery codes are ten different ones of 80 bits, read whatever their case and hyphens', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  const [code = ''] = codes;
  expect(recoveryCodeHash(code.toUpperCase().replaceAll('-', ' '))).toBe(recoveryCodeHash(code));
});
