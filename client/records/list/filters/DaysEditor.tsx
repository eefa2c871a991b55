import { createScopedKeydownHandler, Divider, Group, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../ui/dates/DayField.tsx';
import { comingPresets, pastPresets, presetIn } from './days.ts';
import { emptinessIn } from '../filters.ts';
import { EmptyChoices } from './EmptyChoices.tsx';
import { useFilterScope } from './filterScope.ts';
import styles from './ListFilters.module.css';
import type { DaysFilter } from './listFilter.ts';

interface Props {
  filter: DaysFilter;
  onDone: () => void;
}

/** Offers relative spans, which move with the current day, and any two days. */
export function DaysEditor({ filter, onDone }: Props) {
  const { name, to, isAhead } = filter;
  const { t } = useTranslation();
  const { get, change } = useFilterScope();
  const chosen = get(name);
  return (
    <>
      <div data-fields>
        {(isAhead ? comingPresets : pastPresets).map((preset, index) => (
          <UnstyledButton
            key={preset}
            className={styles.choice}
            data-field
            data-autofocus={index === 0 || undefined}
            aria-pressed={preset === chosen}
            onClick={() => {
              change({ [name]: preset, [to]: undefined });
              onDone();
            }}
            onKeyDown={createScopedKeydownHandler({
              parentSelector: '[data-fields]',
              siblingSelector: '[data-field]',
              orientation: 'vertical',
              loop: true,
              activateOnFocus: false,
            })}
          >
            {t(`filters.presets.${preset}`)}
            {preset === chosen ? <IconCheck size={16} aria-hidden /> : null}
          </UnstyledButton>
        ))}
      </div>
      <Divider my={6} />
      <Group gap="xs" grow px={4} pb={4}>
        <DayInput label={t('filters.from')} name={name} />
        <DayInput label={t('filters.to')} name={to} without={name} />
      </Group>
      {filter.canBeEmpty ? (
        <>
          <Divider my={6} />
          <EmptyChoices filter={filter} onDone={onDone} />
        </>
      ) : null}
    </>
  );
}

/**
 * Edits one end of a span. Setting the last day clears a relative span, which is stored under the key of the first day.
 */
function DayInput({ label, name, without }: { label: string; name: string; without?: string }) {
  const { get, change } = useFilterScope();
  const isDay = (text: string) => !presetIn(text) && emptinessIn(text) === undefined;
  const value = isDay(get(name)) ? get(name) : '';
  const isSpan = without !== undefined && !isDay(get(without));
  return (
    <DayField
      size="xs"
      label={label}
      value={value}
      canBeBlank
      isNested
      onCommit={(day) => change({ [name]: day, ...(isSpan && { [without]: undefined }) })}
    />
  );
}
