import { currentSettings } from './settings.ts';

/** Who asks the gateway, and in which language it is to say what it refuses; it speaks English unasked. */
export function ownHeaders(token: string | undefined): Record<string, string> {
  const { language } = currentSettings();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language !== 'en' && { 'retaguarda-language': language }),
  };
}
