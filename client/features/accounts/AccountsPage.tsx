import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { groups } from '../../core/roles.ts';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { accountFilterKeys } from './accountFilter.ts';
import type { loader } from './AccountsPage.loader.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { RequiredFactors } from './RequiredFactors.tsx';

export function AccountsPage() {
  const { t } = useTranslation(['administration', 'common']);
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const [isRequiring, setRequiring] = useState(false);
  const close = () => setRequiring(false);
  const { nodes, ...list } = data.accounts;
  return (
    <>
      <PageTitle title={t('title')}>
        <Button variant="default" onClick={() => setRequiring(true)}>
          {t('factors.title')}
        </Button>
      </PageTitle>
      <ListLayout>
        <ListFilters
          label={t('search')}
          filters={[
            {
              kind: 'choices',
              name: 'role',
              label: t('role'),
              choices: groups.guest.map((value) => ({ value, label: t(`common:roles.${value}`) })),
              isSingle: true,
            },
            {
              kind: 'choices',
              name: 'state',
              label: t('state'),
              choices: (['active', 'disabled'] as const).map((value) => ({
                value,
                label: t(`states.${value}`),
              })),
              isSingle: true,
            },
          ]}
        />
        <AccountsTable
          accounts={nodes}
          {...list}
          empty={
            <NothingListed
              keys={accountFilterKeys}
              words={{ title: t('noneMatch'), text: t('noneMatchText') }}
            />
          }
        />
      </ListLayout>
      <PlainDialog isOpen={isRequiring} onClose={close} title={t('factors.title')}>
        <RequiredFactors close={close} />
      </PlainDialog>
    </>
  );
}
