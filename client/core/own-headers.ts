import { currentSettings } from './settings.ts';

/** The headers with the token and the language of error messages, which defaults to English. */
export function ownHeaders(token: string | undefined): Record<string, string> {
  const { language } = currentSettings();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language !== 'en' && { 'retaguarda-language': language }),
  };
}
