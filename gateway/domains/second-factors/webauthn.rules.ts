import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

/** Returns the site that a passkey is for: it works at no other address. */
export function relyingParty({ publicUrl }: { publicUrl: string }) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpName: 'Retaguarda', rpID: hostname, origin };
}

export function browserAnswer<Answer extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isAnswer(value) ? (value as unknown as Answer) : undefined;
  } catch {
    return undefined;
  }
}

const isAnswer = (value: unknown): value is { id: string; response: object } =>
  isObject(value) && typeof value.id === 'string' && isObject(value.response);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
