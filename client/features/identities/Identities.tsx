import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callRest, refusalMessage } from '../../core/http.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyFinal, notifyProblem } from '../../core/notify.tsx';
import { session } from '../../core/session.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import {
  type Identities_IdentityFragment,
  RemoveIdentityDocument,
  StartIdentityDocument,
} from './Identities.generated.ts';
import { PasswordStep } from '../accounts/PasswordStep.tsx';
import { SignInRow } from '../accounts/SignInSection.tsx';
import { useProviderAnswer } from './useProviderAnswer.ts';

interface Props {
  identities: readonly Identities_IdentityFragment[];
  provider: string | null | undefined;
}

export function Identities({ identities, provider }: Props) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const [isConnecting, setConnecting] = useState(false);
  const [removed, setRemoved] = useState<Identities_IdentityFragment>();
  const keep = () => setRemoved(undefined);
  useProviderAnswer(useConnect());
  const isConnected = identities.some((identity) => identity.provider === provider);
  return (
    <>
      {identities.map((identity) => (
        <SignInRow
          key={identity.id}
          name={identity.provider}
          text={t(identity.seenAt ? 'identities.used' : 'identities.since', {
            name: identity.name,
            day: format.day(identity.seenAt ?? identity.createdAt),
          })}
        >
          <Button
            variant="default"
            size="xs"
            aria-label={t('identities.disconnectOne', { provider: identity.provider })}
            onClick={() => setRemoved(identity)}
          >
            {t('identities.disconnect')}
          </Button>
        </SignInRow>
      ))}
      {provider && !isConnected ? (
        <SignInRow name={provider} text={t('identities.none')}>
          <Button
            variant="default"
            size="xs"
            aria-label={t('identities.connectOne', { provider })}
            onClick={() => setConnecting(true)}
          >
            {t('identities.connect')}
          </Button>
        </SignInRow>
      ) : null}
      <PlainDialog
        isOpen={isConnecting}
        onClose={() => setConnecting(false)}
        title={t('identities.connectOne', { provider })}
      >
        <Connect provider={provider} />
      </PlainDialog>
      <PlainDialog
        isOpen={!!removed}
        onClose={keep}
        title={t('identities.disconnectOne', { provider: removed?.provider })}
      >
        {removed ? <Disconnect identity={removed} close={keep} /> : null}
      </PlainDialog>
    </>
  );
}

/** Connects what the provider said to the account that asked for it. */
function useConnect() {
  const { t } = useTranslation('profile');
  const client = useApolloClient();
  return async () => {
    try {
      const { provider } = await callRest<{ provider: string }>('POST', '/api/auth/oidc/connect', {
        body: {},
        ...tokenOf(session.token()),
      });
      notifyFinal(t('identities.connected', { provider }));
      await client.refetchQueries({ include: ['ProfilePage'] });
    } catch (error) {
      notifyProblem(refusalMessage(error));
    }
  };
}

const tokenOf = (token: string | undefined) => token !== undefined && { token };

function Connect({ provider }: Pick<Props, 'provider'>) {
  const { t } = useTranslation('profile');
  const [start] = useMutation(StartIdentityDocument);
  return (
    <PasswordStep
      text={t('identities.connectText', { provider })}
      label={t('secondFactor.next')}
      send={async (input) => {
        const { data } = await start({ variables: { input } });
        const ticket = encodeURIComponent(data!.startIdentity.ticket);
        window.location.assign(`/api/auth/oidc/start?ticket=${ticket}`);
      }}
    />
  );
}

interface DisconnectProps {
  identity: Identities_IdentityFragment;
  close: () => void;
}

function Disconnect({ identity: { id, provider, name }, close }: DisconnectProps) {
  const { t } = useTranslation('profile');
  const [remove] = useMutation(RemoveIdentityDocument, { refetchQueries: ['ProfilePage'] });
  return (
    <PasswordStep
      text={t('identities.disconnectText', { name })}
      label={t('identities.disconnect')}
      color="red"
      send={async ({ currentPassword }) => {
        await remove({ variables: { input: { id, currentPassword } } });
        notifyFinal(t('identities.disconnected', { provider }));
        close();
      }}
    />
  );
}
