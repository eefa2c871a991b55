import { ActionIcon } from '@mantine/core';
import {
  type Icon,
  IconCircle,
  IconCircleCheckFilled,
  IconFlag,
  IconFlagFilled,
  IconMail,
  IconMailOpened,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { TodoItem_TodoFragment } from './TodoItem.generated.ts';
import { type TodoFlag, useSetFlags } from './useTodoChanges.ts';

type ShownFlag = Exclude<TodoFlag, 'selected'>;

const looks: Record<ShownFlag, { on: Icon; off: Icon; color: string }> = {
  done: { on: IconCircleCheckFilled, off: IconCircle, color: 'petrol.6' },
  important: { on: IconFlagFilled, off: IconFlag, color: 'red.7' },
  starred: { on: IconStarFilled, off: IconStar, color: 'amber.6' },
  read: { on: IconMailOpened, off: IconMail, color: 'gray' },
};

export function TodoFlagButton({ todo, flag }: { todo: TodoItem_TodoFragment; flag: ShownFlag }) {
  const { t } = useTranslation('todos');
  const setFlags = useSetFlags();
  const isOn = todo[flag];
  const { on, off, color } = looks[flag];
  const FlagIcon = isOn ? on : off;
  return (
    <ActionIcon
      variant="subtle"
      color={isOn ? color : 'gray'}
      data-flag={flag}
      aria-pressed={isOn}
      aria-label={t(`flags.${flag}`, { title: todo.title })}
      onClick={() => void setFlags([todo], { [flag]: !isOn })}
    >
      <FlagIcon size={20} aria-hidden />
    </ActionIcon>
  );
}
