import { Alert, Button, Loader, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRest, refusalMessage, type SecondFactorAsked } from '../../core/http.ts';
import { session, type SignedIn } from '../../core/session.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { type TotpKey, TotpSetup } from './TotpSetup.tsx';

interface Props {
  asked: SecondFactorAsked;
  back: () => void;
  goOn: () => unknown;
}

interface Verified extends SignedIn {
  recoveryCodes: string[] | null;
}

/** Follows the right password: asks for the code, or sets an authenticator app up first. */
export function SecondFactorStep({ asked: { token, methods }, back, goOn }: Props) {
  const { t } = useTranslation('accounts');
  const isSetup = methods.length === 0;
  const { code, setCode, problem, isSending, verified, submit, sendPasskey } = useVerification(
    token,
    goOn,
  );
  if (verified?.recoveryCodes) {
    const enter = () => {
      session.enter(verified);
      void goOn();
    };
    return (
      <RecoveryCodes codes={verified.recoveryCodes} done={enter} label={t('secondFactor.goOn')} />
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {isSetup ? <SetupAtSignIn token={token} /> : <Text size="sm">{t(textOf(methods))}</Text>}
        <TextInput
          label={t(isSetup ? 'secondFactor.appCode' : 'secondFactor.code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={code}
          error={problem}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t(isSetup ? 'secondFactor.turnOn' : 'secondFactor.submit')}
        </Button>
        {methods.includes('passkey') ? (
          <PasskeyButton token={token} isSending={isSending} send={sendPasskey} />
        ) : null}
        <Button variant="subtle" onClick={back}>
          {t('secondFactor.back')}
        </Button>
      </Stack>
    </form>
  );
}

function useVerification(token: string, goOn: () => unknown) {
  const { t } = useTranslation(['accounts', 'common']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [verified, setVerified] = useState<Verified>();

  async function send(given: () => Promise<object | undefined>) {
    setProblem(undefined);
    setSending(true);
    try {
      const body = await given();
      if (!body) return setProblem(t('secondFactor.noPasskey'));
      const answer = await callRest<Verified>('POST', '/api/auth/second-factor', {
        body: { token, ...body },
      });
      if (answer.recoveryCodes) return setVerified(answer);
      session.enter(answer);
      await goOn();
    } catch (error) {
      setProblem(refusalMessage(error));
    } finally {
      setSending(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim() === '') setProblem(t('common:fieldRequired'));
    else void send(async () => ({ code }));
  }

  const sendPasskey = (ask: () => Promise<string | undefined>) =>
    void send(async () => {
      const passkey = await ask();
      return passkey === undefined ? undefined : { passkey };
    });

  return { code, setCode, problem, isSending, verified, submit, sendPasskey };
}

function SetupAtSignIn({ token }: { token: string }) {
  const { t } = useTranslation('accounts');
  const [setup, setSetup] = useState<TotpKey>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    callRest<TotpKey>('POST', '/api/auth/second-factor/setup', { body: { token } }).then(
      (key) => isCurrent && setSetup(key),
      (error: unknown) => isCurrent && setProblem(refusalMessage(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token]);
  if (problem) return <Alert color="red">{problem}</Alert>;
  return (
    <>
      <Text size="sm">{t('secondFactor.needed')}</Text>
      {setup ? <TotpSetup setup={setup} /> : <Loader />}
    </>
  );
}

const textOf = (methods: readonly string[]) => {
  if (!methods.includes('passkey')) return 'secondFactor.text';
  return methods.includes('totp') ? 'secondFactor.textOfBoth' : 'secondFactor.textOfPasskey';
};
