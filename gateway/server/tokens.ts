import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { MOST_TOKEN_BYTES, TOKEN_DAYS } from '../config/limits.ts';
import { DAY_SECONDS } from '../formats/days.ts';
import type { Tokens, TokenSubject } from '../services/services.ts';

const ISSUER = 'retaguarda';
const CLOCK_TOLERANCE_S = 5;

/** Returns functions for tokens with HS256 only, with issuer, audience and at most 7 days (RFC 8725). */
export function tokensOf(secret: string): Tokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    sign: ({ accountId, sessionId }) =>
      jwt.sign({}, key, {
        algorithm: 'HS256',
        issuer: ISSUER,
        audience: ISSUER,
        subject: accountId,
        jwtid: sessionId,
        expiresIn: `${TOKEN_DAYS}d`,
      }),
    verify: (token) => (token.length > MOST_TOKEN_BYTES ? undefined : verified(token, key)),
  };
}

function verified(token: string, key: KeyObject): TokenSubject | undefined {
  try {
    // jsonwebtoken fails at a payload without claims.
    if (!isObject(jwt.decode(token))) return undefined;
    const { header, payload } = jwt.verify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: ISSUER,
      maxAge: `${TOKEN_DAYS}d`,
      clockTolerance: CLOCK_TOLERANCE_S,
      complete: true,
    });
    return 'crit' in header ? undefined : subjectOf(payload);
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isObject = (payload: unknown) => typeof payload === 'object' && payload !== null;

const isName = (claim: unknown): claim is string => typeof claim === 'string' && claim !== '';

/** jsonwebtoken accepts claims of any type, and tokens without `exp` and from the future. */
function subjectOf(payload: jwt.JwtPayload | string): TokenSubject | undefined {
  if (typeof payload === 'string') return undefined;
  const { sub, jti, exp, iat } = payload as Record<string, unknown>;
  if (!isName(sub) || !isName(jti)) return undefined;
  if (typeof exp !== 'number' || typeof iat !== 'number') return undefined;
  if (iat > Date.now() / 1000 + CLOCK_TOLERANCE_S) return undefined;
  if (exp - iat > TOKEN_DAYS * DAY_SECONDS) return undefined;
  return { accountId: sub, sessionId: jti };
}
