import { nameFilter } from '../../ui/nameFilter.ts';
import { Button, Group, Popover, Stack, TagsInput } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomersChange } from './useCustomerBulkChanges.ts';

interface Props {
  tags: string[];
  isRunning: boolean;
  onChange: (change: CustomersChange) => void;
}

export function CustomerTagMenu({ tags, isRunning, onChange }: Props) {
  const { t } = useTranslation(['customers', 'records']);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, choose] = useState<string[]>([]);

  function apply(change: CustomersChange) {
    setIsOpen(false);
    choose([]);
    onChange(change);
  }

  return (
    <Popover shadow="md" position="bottom-start" trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          loading={isRunning}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('bulk.tags')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('records:fieldsOf.Customer.tags')}>
        <Stack gap="sm" miw={240}>
          <TagsInput
            label={t('records:fieldsOf.Customer.tags')}
            data-autofocus
            data={tags}
            filter={nameFilter}
            value={chosen}
            onChange={choose}
            comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
          />
          <Group gap="xs" justify="flex-end">
            <Button
              size="xs"
              variant="default"
              disabled={chosen.length === 0}
              onClick={() => apply({ removeTags: chosen })}
            >
              {t('bulk.removeTags')}
            </Button>
            <Button
              size="xs"
              disabled={chosen.length === 0}
              onClick={() => apply({ addTags: chosen })}
            >
              {t('bulk.addTags')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
