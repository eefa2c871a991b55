import {
  ActionIcon,
  createScopedKeydownHandler,
  Divider,
  FocusTrap,
  Group,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import styles from './ListFilters.module.css';
import type { ListFilter } from './listFilter.ts';

interface Props {
  filters: readonly ListFilter[];
  /** Begins a group of filters, when one is possible. */
  onGroup?: () => void;
  isOpenAtFirst?: boolean;
}

/** Offers the fields that a list can be filtered by, then the values of the chosen one. */
export function FilterMenu({ filters, onGroup, isOpenAtFirst = false }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [name, setName] = useState<string>();
  const chosen = filters.find((filter) => filter.name === name);
  function show(opened: boolean) {
    setName(undefined);
    setOpen(opened);
  }
  return (
    <FilterPopover isOpen={isOpen} onShow={show}>
      {chosen ? (
        <>
          <Group gap={4} mb={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('filters.back')}
              onClick={() => setName(undefined)}
            >
              <IconArrowLeft size={16} aria-hidden />
            </ActionIcon>
            <Text size="sm" fw={600} truncate>
              {chosen.label}
            </Text>
          </Group>
          <FocusTrap key={chosen.name}>
            <div>
              <FilterEditor filter={chosen} onDone={() => show(false)} />
            </div>
          </FocusTrap>
        </>
      ) : (
        <FieldChoices
          filters={filters}
          onChoose={setName}
          onGroup={
            onGroup &&
            (() => {
              show(false);
              onGroup();
            })
          }
        />
      )}
    </FilterPopover>
  );
}

interface ChoicesProps {
  filters: readonly ListFilter[];
  onChoose: (name: string) => void;
  onGroup: (() => void) | undefined;
}

function FieldChoices({ filters, onChoose, onGroup }: ChoicesProps) {
  const { t } = useTranslation();
  const moves = createScopedKeydownHandler({
    parentSelector: '[data-fields]',
    siblingSelector: '[data-field]',
    orientation: 'vertical',
    loop: true,
    activateOnFocus: false,
  });
  return (
    <div data-fields>
      {filters.map(({ name, label }, index) => (
        <UnstyledButton
          key={name}
          className={styles.field}
          data-field
          data-autofocus={index === 0 || undefined}
          onClick={() => onChoose(name)}
          onKeyDown={moves}
        >
          {label}
        </UnstyledButton>
      ))}
      {onGroup ? (
        <>
          <Divider my={6} />
          <UnstyledButton className={styles.field} data-field onClick={onGroup} onKeyDown={moves}>
            {t('filters.addGroup')}
          </UnstyledButton>
        </>
      ) : null}
    </div>
  );
}
