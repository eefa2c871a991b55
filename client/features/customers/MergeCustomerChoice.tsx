import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { useListOrigin } from '../../core/listOrigin.ts';
import { CustomerDuplicates } from './CustomerDuplicates.tsx';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import { RecordInput } from '../../records/form/RecordInput.tsx';

export function MergeCustomerChoice({ keep }: { keep: CustomerForm_CustomerFragment }) {
  const { t } = useTranslation(['customers', 'common']);
  const navigate = useNavigate();
  const { state } = useListOrigin();
  const [parameters] = useSearchParams();
  const asked = parameters.get('with');
  return (
    <Stack gap="lg">
      <Paper p="lg" component="form">
        <Stack gap="md">
          {asked && asked !== keep.id ? <Text role="alert">{t('merge.gone')}</Text> : null}
          <RecordInput
            of="Customer"
            label={t('merge.choice')}
            description={t('merge.choiceHint', { keep: keep.name })}
            without={keep.id}
            value={[]}
            onChange={([other]) =>
              other && void navigate(linkTo.mergeCustomers(keep.id, other.id), { state })
            }
          />
          <Group justify="flex-end">
            <Button variant="default" component={Link} to={linkTo.customer(keep.id)} state={state}>
              {t('common:cancel')}
            </Button>
          </Group>
        </Stack>
      </Paper>
      <CustomerDuplicates of={keep} id={keep.id} />
    </Stack>
  );
}
