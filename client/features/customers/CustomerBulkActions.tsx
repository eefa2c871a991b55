import { Menu } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { BulkMenu } from '../../records/list/BulkMenu.tsx';
import { DeleteButton } from '../../records/page/DeleteButton.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { CustomerTagMenu } from './CustomerTagMenu.tsx';
import { customerStatuses } from './customerFilter.ts';
import { useCustomerBulkChanges } from './useCustomerBulkChanges.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';

export function CustomerBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation(['customers', 'records']);
  const { owners, tags } = useCustomerOptions();
  const { isRunning, change, remove } = useCustomerBulkChanges(selection);
  const { pathname, search } = useLocation();
  const [keepId, mergeId, ...others] = selection.ids;
  return (
    <>
      <BulkMenu label={t('bulk.status')} isRunning={isRunning}>
        {customerStatuses.map((status) => (
          <Menu.Item key={status} onClick={() => void change({ status })}>
            {t(`records:choicesOf.Customer.status.${status}`)}
          </Menu.Item>
        ))}
      </BulkMenu>
      <BulkMenu label={t('bulk.owner')} isRunning={isRunning}>
        {owners.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => void change({ ownerId: id })}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void change({ ownerId: null })}>{t('form.nobody')}</Menu.Item>
      </BulkMenu>
      <CustomerTagMenu tags={tags} isRunning={isRunning} onChange={(each) => void change(each)} />
      {keepId && mergeId && others.length === 0 ? (
        <ActionButton
          label={t('merge.start')}
          icon={IconArrowMerge}
          variant="default"
          size="xs"
          to={linkTo.mergeCustomers(keepId, mergeId)}
          state={{ above: pathname + search }}
        />
      ) : null}
      <DeleteButton isSmall isRunning={isRunning} onDelete={remove} />
    </>
  );
}
