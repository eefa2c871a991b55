import { useReadQuery } from '@apollo/client/react';
import { Button, Paper } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useSession } from '../../core/session.ts';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import type { loader } from './InvitationsPage.loader.ts';
import { InviteForm } from './InviteForm.tsx';
import styles from '../accounts/ProfileRows.module.css';

export function InvitationsPage() {
  const { t } = useTranslation('administration');
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const { user } = useSession();
  const [isInviting, setInviting] = useState(false);
  const close = () => setInviting(false);
  if (!user) return null;
  return (
    <>
      <PageTitle title={t('invitations.title')}>
        <Button onClick={() => setInviting(true)}>{t('invitations.invite')}</Button>
      </PageTitle>
      {data.invitations.length === 0 ? (
        <EmptyList title={t('invitations.none')} text={t('invitations.noneText')} />
      ) : (
        <Paper p="lg" maw={800}>
          <ul className={styles.rows}>
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} own={user.role} />
            ))}
          </ul>
        </Paper>
      )}
      <PlainDialog isOpen={isInviting} onClose={close} title={t('invitations.invite')}>
        <InviteForm own={user.role} close={close} />
      </PlainDialog>
    </>
  );
}
