import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../app/roles.ts';
import type { ListSelection } from '../../components/useListSelection.ts';
import { CustomerTagMenu } from './CustomerTagMenu.tsx';
import { customerStatuses } from './customerFilter.ts';
import { useCustomerBulkChanges } from './useCustomerBulkChanges.ts';
import { useCustomerOptions } from './useCustomerOptions.ts';

/** What can be done with several customers: each is one step, and taken back as one. */
export function CustomerBulkActions({ selection }: { selection: ListSelection }) {
  const { t } = useTranslation(['customers', 'common']);
  const mayDelete = useIsInGroup('admin');
  const { owners, tags } = useCustomerOptions();
  const { isRunning, change, remove } = useCustomerBulkChanges(selection);
  return (
    <>
      <Choices label={t('bulk.status')} isRunning={isRunning}>
        {customerStatuses.map((status) => (
          <Menu.Item key={status} onClick={() => void change({ status })}>
            {t(`statuses.${status}`)}
          </Menu.Item>
        ))}
      </Choices>
      <Choices label={t('bulk.owner')} isRunning={isRunning}>
        {owners.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => void change({ ownerId: id })}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => void change({ ownerId: null })}>{t('form.nobody')}</Menu.Item>
      </Choices>
      <CustomerTagMenu tags={tags} isRunning={isRunning} onChange={(each) => void change(each)} />
      {mayDelete ? (
        <Button
          variant="light"
          color="red"
          size="xs"
          loading={isRunning}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove()}
        >
          {t('common:delete')}
        </Button>
      ) : null}
    </>
  );
}

function Choices({
  label,
  isRunning,
  children,
}: {
  label: string;
  isRunning: boolean;
  children: ReactNode;
}) {
  return (
    <Menu shadow="md" position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={isRunning}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
