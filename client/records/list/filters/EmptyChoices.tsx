import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NONE } from './choices.ts';
import { emptinessIn } from '../filters.ts';
import { useFilterScope } from './filterScope.ts';
import styles from './ListFilters.module.css';
import { type DaysFilter, type NumbersFilter, urlKeysOfFilter } from './listFilter.ts';

interface Props {
  filter: DaysFilter | NumbersFilter;
  onDone: () => void;
}

/** Offers the records without a value, and those with one, beside a span. */
export function EmptyChoices({ filter, onDone }: Props) {
  const { t } = useTranslation();
  const { get, change } = useFilterScope();
  const { name } = filter;
  const chosen = emptinessIn(get(name));
  const others = Object.fromEntries(urlKeysOfFilter(filter).map((key) => [key, undefined]));
  return [true, false].map((isEmpty) => (
    <UnstyledButton
      key={String(isEmpty)}
      className={styles.choice}
      aria-pressed={isEmpty === chosen}
      onClick={() => {
        change({ ...others, [name]: isEmpty ? NONE : `!${NONE}` });
        onDone();
      }}
    >
      {t(isEmpty ? 'filters.empty' : 'filters.notEmpty')}
      {isEmpty === chosen ? <IconCheck size={16} aria-hidden /> : null}
    </UnstyledButton>
  ));
}
