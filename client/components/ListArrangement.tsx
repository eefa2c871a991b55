import {
  ActionIcon,
  Button,
  Checkbox,
  Divider,
  Group,
  Popover,
  SegmentedControl,
  Stack,
} from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { type Icon, IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { densities, useListDensity } from './useListDensity.ts';
import type { useListColumns } from './useListColumns.ts';

type Arrangement = Pick<
  ReturnType<typeof useListColumns>,
  'isUsual' | 'nameKey' | 'reset' | 'toggle' | 'move'
> & { shown: readonly Titled[]; hidden: readonly Titled[] };

interface Titled {
  accessor: PropertyKey;
  title: string;
}

const directions = [
  { by: -1, icon: IconArrowUp, text: 'moveUp' },
  { by: 1, icon: IconArrowDown, text: 'moveDown' },
] as const;

/** Menu with a list's columns, their order, and its density. */
export function ListArrangement({ columns }: { columns: Arrangement }) {
  const { t } = useTranslation();
  const { density, setDensity } = useListDensity();
  const label = t('list.arrange');
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="default" size="lg" aria-label={label} title={label}>
          <IconColumns3 size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          <ColumnChoices columns={columns} />
          <Divider />
          <SegmentedControl
            size="xs"
            aria-label={t('list.density')}
            value={density}
            onChange={setDensity}
            data={densities.map((value) => ({ value, label: t(`list.densities.${value}`) }))}
          />
          <Button variant="subtle" size="xs" disabled={columns.isUsual} onClick={columns.reset}>
            {t('list.usualColumns')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function ColumnChoices({ columns }: { columns: Arrangement }) {
  const { shown, hidden, nameKey, toggle, move } = columns;
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const order = shown.map(({ accessor }) => accessor).join();
  // Moving a column moves its button, which loses the focus.
  useEffect(() => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    [...buttons].find((button) => button.getAttribute('aria-label') === pressed.current)?.focus();
    pressed.current = undefined;
  }, [order]);
  return (
    <Stack gap="xs" ref={list}>
      {[...shown, ...hidden].map((column, index) => {
        const key = String(column.accessor);
        const isShown = index < shown.length;
        return (
          <Group key={key} justify="space-between" wrap="nowrap">
            <Checkbox
              size="sm"
              label={column.title}
              checked={isShown}
              disabled={key === nameKey}
              onChange={() => toggle(key)}
            />
            <Group gap={4} wrap="nowrap">
              {directions.map(({ by, text, icon }) => (
                <MoveButton
                  key={by}
                  title={column.title}
                  text={text}
                  icon={icon}
                  isOpen={isShown && index + by >= 0 && index + by < shown.length}
                  onMove={(label) => {
                    pressed.current = label;
                    move({ key, by });
                  }}
                />
              ))}
            </Group>
          </Group>
        );
      })}
    </Stack>
  );
}

interface MoveButtonProps {
  title: string;
  text: 'moveUp' | 'moveDown';
  icon: Icon;
  isOpen: boolean;
  onMove: (label: string) => void;
}

/** Keeps the focus when disabled. */
function MoveButton({ title, text, icon: Arrow, isOpen, onMove }: MoveButtonProps) {
  const { t } = useTranslation();
  const label = t(`list.${text}`, { title });
  return (
    <ActionIcon
      variant={isOpen ? 'subtle' : 'transparent'}
      color={isOpen ? undefined : 'gray'}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onMove(label)}
    >
      <Arrow size={16} aria-hidden />
    </ActionIcon>
  );
}
