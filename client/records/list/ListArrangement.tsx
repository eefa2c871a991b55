import { ActionIcon, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import type { Arrangement } from './ColumnChoices.tsx';

const ColumnChoices = lazyPart(async () => (await import('./ColumnChoices.tsx')).ColumnChoices);

/** A menu with a list's columns, their order, and its density. */
export function ListArrangement({ columns }: { columns: Arrangement }) {
  const { t } = useTranslation();
  const label = t('list.arrange');
  return (
    <Popover position="bottom-end" shadow="md" returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={label} title={label}>
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Suspense fallback={<PartLoader />}>
          <ColumnChoices columns={columns} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
