import {
  ActionIcon,
  Button,
  createScopedKeydownHandler,
  Divider,
  FocusTrap,
  Group,
  Popover,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconArrowLeft, IconFilter } from '@tabler/icons-react';
import { useContext, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedInto } from '../rowKeys.ts';
import { FilterEditor } from './FilterEditor.tsx';
import { FilterScopeContext } from './filterScope.ts';
import styles from './ListFilters.module.css';
import type { ListFilter } from './listFilter.ts';

interface Props {
  filters: readonly ListFilter[];
  /** Begins a group of filters, when one is possible. */
  onGroup?: () => void;
  isOpenAtFirst?: boolean;
}

/** Offers the fields that a list can be filtered by, then the values of the chosen one. The list's own opens with `f`. */
export function FilterMenu({ filters, onGroup, isOpenAtFirst = false }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isInGroup = useContext(FilterScopeContext) !== undefined;
  const [name, setName] = useState<string>();
  const chosen = filters.find((filter) => filter.name === name);
  function show(opened: boolean) {
    setName(undefined);
    setOpen(opened);
  }
  /** Focuses the button when the focused element was removed. */
  function takeFocus() {
    if (document.activeElement === document.body) button.current?.focus();
  }
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'f' || isInGroup || event.defaultPrevented || isTypedInto(event)) return;
    event.preventDefault();
    show(true);
  });
  const label = t('filters.filter');
  return (
    <Popover
      opened={isOpen}
      onChange={show}
      position="bottom-start"
      width={300}
      shadow="md"
      trapFocus
      onExitTransitionEnd={takeFocus}
    >
      <Popover.Target>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={() => show(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={label}>
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
      </Popover.Dropdown>
    </Popover>
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
