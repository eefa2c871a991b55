import { useReadQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import type { OriginState } from '../../core/listOrigin.ts';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import { MergeCustomerChoice } from './MergeCustomerChoice.tsx';
import { MergeCustomersForm } from './MergeCustomersForm.tsx';
import type { loader } from './MergeCustomersPage.loader.ts';

/** The URL names the kept customer and the other one. */
export function MergeCustomersPage() {
  const { t } = useTranslation('customers');
  const { keep, merge } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const title = keep ? t('merge.title', { name: keep.name }) : undefined;
  const state = useLocation().state as OriginState | null;
  const list = { name: t('title'), path: state?.above ?? paths.customers };
  const back = keep && !state?.above ? { name: keep.name, path: linkTo.customer(keep.id) } : list;
  const isPair = keep && merge && keep.id !== merge.id;
  return (
    <RecordPage title={title} list={back}>
      {keep && isPair ? (
        <Stack gap="lg">
          <Text>{t('merge.text', { keep: keep.name, merge: merge.name })}</Text>
          <div>
            <Button
              variant="default"
              component={Link}
              replace
              state={state}
              to={linkTo.mergeCustomers(merge.id, keep.id)}
              leftSection={<IconArrowsExchange size={18} aria-hidden />}
            >
              {t('merge.swap')}
            </Button>
          </div>
          <MergeCustomersForm
            key={`${keep.id} ${keep.version} ${merge.id} ${merge.version}`}
            keep={keep}
            merge={merge}
            back={back.path}
          />
        </Stack>
      ) : null}
      {keep && !isPair ? <MergeCustomerChoice keep={keep} /> : null}
    </RecordPage>
  );
}
