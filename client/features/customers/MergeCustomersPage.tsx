import { useReadQuery } from '@apollo/client/react';
import { Button, Stack, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { linkTo, paths } from '../../app/paths.ts';
import { RecordPage } from '../../components/RecordPage.tsx';
import { MergeCustomerChoice } from './MergeCustomerChoice.tsx';
import { MergeCustomersForm } from './MergeCustomersForm.tsx';
import type { loader } from './MergeCustomersPage.loader.ts';

/** The URL names the kept customer and the other one. */
export function MergeCustomersPage() {
  const { t } = useTranslation('customers');
  const { keep, merge } = useReadQuery(useLoaderData<ReturnType<typeof loader>>()).data;
  const title = keep ? t('merge.title', { name: keep.name }) : undefined;
  const isPair = keep && merge && keep.id !== merge.id;
  return (
    <RecordPage title={title} list={{ name: t('title'), path: paths.customers }}>
      {keep && isPair ? (
        <Stack gap="lg">
          <Text>{t('merge.text', { keep: keep.name, merge: merge.name })}</Text>
          <div>
            <Button
              variant="default"
              component={Link}
              replace
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
          />
        </Stack>
      ) : null}
      {keep && !isPair ? <MergeCustomerChoice keep={keep} /> : null}
    </RecordPage>
  );
}
