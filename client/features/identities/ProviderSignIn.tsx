import { Alert, Button } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { refusalMessage, type SecondFactorAsked } from '../../core/http.ts';
import { session } from '../../core/session.ts';
import { useProviderAnswer } from './useProviderAnswer.ts';

interface Props {
  name: string;
  goOnWith: (next: SecondFactorAsked | undefined) => Promise<void>;
}

export function ProviderSignIn({ name, goOnWith }: Props) {
  const { t } = useTranslation('accounts');
  const [parameters] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  useProviderAnswer(async () => {
    setSending(true);
    try {
      await goOnWith(await session.signInWithIdentity());
    } catch (error) {
      setProblem(refusalMessage(error));
    } finally {
      setSending(false);
    }
  });
  const from = parameters.get('from');
  return (
    <>
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      <Button
        component="a"
        href={`/api/auth/oidc/start${from ? `?from=${encodeURIComponent(from)}` : ''}`}
        size="md"
        variant="default"
        loading={isSending}
      >
        {t('login.provider', { name })}
      </Button>
    </>
  );
}
