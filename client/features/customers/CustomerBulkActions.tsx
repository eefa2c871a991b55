import { Menu } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { BulkMenu } from '../../records/list/BulkMenu.tsx';
import { BulkReference } from '../../records/list/BulkReference.tsx';
import { DeleteButton } from '../../records/page/DeleteButton.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { CustomerTagMenu } from './CustomerTagMenu.tsx';
import { customerStatuses } from './customerFilter.ts';
import { useCustomerBulkChanges } from './useCustomerBulkChanges.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
}

export function CustomerBulkActions({ declaration, selection }: Props) {
  const { t } = useTranslation(['customers', 'records']);
  const { tags } = useCustomerOptions();
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
      <BulkReference
        declaration={declaration}
        name="ownerId"
        none={t('bulk.nobody')}
        isRunning={isRunning}
        onChange={(ownerId) => void change({ ownerId })}
      />
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
