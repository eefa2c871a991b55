import { Button } from '@mantine/core';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useTranslation } from 'react-i18next';
import { callRest } from '../../core/http.ts';

interface Props {
  token: string;
  isSending: boolean;
  /** Takes the browser's answer, as JSON. */
  send: (answer: () => Promise<string | undefined>) => void;
}

export function PasskeyButton({ token, isSending, send }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <Button size="md" variant="default" disabled={isSending} onClick={() => send(() => ask(token))}>
      {t('secondFactor.passkey')}
    </Button>
  );
}

/** Resolves to undefined when the browser has no passkey, and when one dismisses its dialog. */
async function ask(token: string): Promise<string | undefined> {
  const path = '/api/auth/second-factor/passkey';
  const { options } = await callRest<{ options: string }>('POST', path, { body: { token } });
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  const answer = await startAuthentication({ optionsJSON }).catch(() => undefined);
  return answer && JSON.stringify(answer);
}
