import { useReadQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useSession } from '../../core/session.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { ApiKeysSection } from '../api-keys/ApiKeysSection.tsx';
import { PersonalSection } from './PersonalSection.tsx';
import { Identities } from '../identities/Identities.tsx';
import type { loader } from './ProfilePage.loader.ts';
import { SecondFactorSection } from '../second-factors/SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SignInSection } from '../accounts/SignInSection.tsx';

export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageTitle title={t('title')} />
      <Stack gap="lg" maw={800}>
        <PersonalSection user={user} />
        <SignInSection user={user} account={data.me}>
          <Identities identities={data.identities} provider={data.signInOptions.provider} />
        </SignInSection>
        <SecondFactorSection secondFactors={data.secondFactors} />
        <SessionsSection sessions={data.sessions} />
        <ApiKeysSection user={user} apiKeys={data.apiKeys} />
      </Stack>
    </>
  );
}
