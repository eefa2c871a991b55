import { Button, Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconFilter } from '@tabler/icons-react';
import { type ReactNode, useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedInto } from '../rowKeys.ts';
import { FilterScopeContext } from './filterScope.ts';

interface Props {
  isOpen: boolean;
  onShow: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A list's button for its filters. The list's own opens with `f`. */
export function FilterPopover({ isOpen, onShow, children }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const isInGroup = useContext(FilterScopeContext) !== undefined;
  /** Focuses the button when the focused element was removed. */
  function takeFocus() {
    if (document.activeElement === document.body) button.current?.focus();
  }
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'f' || isInGroup || event.defaultPrevented || isTypedInto(event)) return;
    event.preventDefault();
    onShow(true);
  });
  const label = t('filters.filter');
  return (
    <Popover
      opened={isOpen}
      onChange={onShow}
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
          onClick={() => onShow(!isOpen)}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={6} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
