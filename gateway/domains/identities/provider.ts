import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { providerTimes } from '../../config/limits.ts';
import type { Oidc } from '../../config/oidc.ts';
import type { Failure } from './identities.rules.ts';

/** The secrets of a sign-in that only the browser that began it knows, until the provider answers. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string };

export interface Provider {
  begin(attempt: Attempt): Promise<URL>;
  /** Rejects when `answer`, the address that it sent the browser to, does not fit the attempt. */
  claimsOf(answer: URL, attempt: Attempt): Promise<Claims>;
}

export const newAttempt = (): Attempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
});

/**
 * Returns the provider, whose metadata is asked for when it is first needed: without the provider everything else
 * works.
 */
export function providerOf(oidc: Oidc, redirectUri: string): Provider {
  let known: Promise<Configuration> | undefined;
  const discovered = () =>
    (known ??= discover(oidc).catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
  return {
    async begin({ state, nonce, verifier }) {
      return buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
    },
    async claimsOf({ search }, { state, nonce, verifier }) {
      const provider = await discovered();
      const tokens = await authorizationCodeGrant(provider, new URL(redirectUri + search), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = tokens.claims()!;
      const hasAll = claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint;
      if (hasAll) return claims;
      return { ...(await fetchUserInfo(provider, tokens.access_token, claims.sub)), ...claims };
    },
  };
}

const discover = ({ issuer, clientId, clientSecret }: Oidc): Promise<Configuration> =>
  discovery(new URL(issuer), clientId, undefined, provenBy(clientSecret), {
    timeout: providerTimes.callSeconds,
    execute: [
      enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  });

/**
 * Sends the secret in the header, which is every provider's default, unless the provider says that it takes the secret
 * in the body alone.
 */
function provenBy(secret: string): ClientAuth {
  const [inHeader, inBody] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? inHeader : inBody)(server, ...request);
  };
}

export function failureOf(error: unknown): Failure {
  const { error: said, cause, code } = error as Record<string, unknown>;
  if (said === 'access_denied') return 'provider_cancelled';
  const isAway =
    error instanceof TypeError ||
    code === 'OAUTH_TIMEOUT' ||
    said === 'temporarily_unavailable' ||
    (cause instanceof Response && cause.status >= 500);
  return isAway ? 'provider_unavailable' : 'provider_failed';
}
