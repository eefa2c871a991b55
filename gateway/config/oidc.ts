interface Given {
  OIDC_ISSUER: string | undefined;
  OIDC_CLIENT_ID: string | undefined;
  OIDC_CLIENT_SECRET: string | undefined;
}

interface About<Role> {
  name: string | undefined;
  role: Role;
  isDemo: boolean;
  publicUrl: string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the provider's settings; undefined where people sign in with a password alone. Throws an Error that names the
 * variable at fault.
 */
export function oidcOf<Role>(given: Given, { name, role, isDemo, publicUrl }: About<Role>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = given;
  if (!issuer || !clientId || !clientSecret) {
    const missing = Object.entries(given).filter(([, value]) => !value);
    if (missing.length === 3) return undefined;
    throw new Error(`${missing[0]![0]} is required: ${Object.keys(given).join(', ')} go together.`);
  }
  if (!isSafe(issuer) && !isDemo) {
    throw new Error('OIDC_ISSUER must start with https: in the production profile.');
  }
  // Browsers keep the cookie of a sign-in for no other address.
  if (!isSafe(publicUrl)) {
    throw new Error('PUBLIC_URL must start with https: where OIDC_ISSUER is set.');
  }
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).host, role };
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}

export type Oidc = NonNullable<ReturnType<typeof oidcOf<'GUEST' | 'EDITOR' | 'ADMIN'>>>;
