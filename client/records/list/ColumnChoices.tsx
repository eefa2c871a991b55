import {
  ActionIcon,
  Button,
  Checkbox,
  Divider,
  FocusTrap,
  Group,
  SegmentedControl,
  Stack,
} from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { type Icon, IconArrowDown, IconArrowUp, IconPin, IconPinFilled } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { densities, useListDensity } from './useListDensity.ts';
import type { useListColumns } from './useListColumns.ts';

export type Arrangement = Pick<
  ReturnType<typeof useListColumns>,
  'isUsual' | 'nameKey' | 'reset' | 'toggle' | 'move' | 'pinned' | 'pin'
> & { shown: readonly Titled[]; hidden: readonly Titled[] };

interface Titled {
  accessor: PropertyKey;
  title: string;
}

const directions = [
  { by: -1, icon: IconArrowUp, text: 'moveUp' },
  { by: 1, icon: IconArrowDown, text: 'moveDown' },
] as const;

export function ColumnChoices({ columns }: { columns: Arrangement }) {
  const { t } = useTranslation();
  const { density, setDensity } = useListDensity();
  return (
    <FocusTrap>
      <Stack gap="xs">
        <Columns columns={columns} />
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
    </FocusTrap>
  );
}

function Columns({ columns }: { columns: Arrangement }) {
  const { shown, hidden, nameKey, toggle, move, pinned, pin } = columns;
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const order = shown.map(({ accessor }) => accessor).join();
  // Moving a column moves its button in the document, which then loses the focus.
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
              {isShown ? (
                <PinButton
                  title={column.title}
                  isPinned={index < pinned}
                  onPin={(isPinned) => pin(isPinned ? index + 1 : index)}
                />
              ) : null}
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

interface PinButtonProps {
  title: string;
  isPinned: boolean;
  onPin: (isPinned: boolean) => void;
}

/** Pins this column and those before it. */
function PinButton({ title, isPinned, onPin }: PinButtonProps) {
  const { t } = useTranslation();
  const label = t('list.pin', { title });
  const Icon = isPinned ? IconPinFilled : IconPin;
  return (
    <ActionIcon
      variant="subtle"
      color={isPinned ? undefined : 'gray'}
      visibleFrom="sm"
      aria-label={label}
      title={label}
      aria-pressed={isPinned}
      onClick={() => onPin(!isPinned)}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
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
      opacity={isOpen ? undefined : 0.4}
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => isOpen && onMove(label)}
    >
      <Arrow size={16} aria-hidden />
    </ActionIcon>
  );
}
