import { Combobox, Group, Text, useCombobox } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { Mentionable } from './useMentionable.ts';

export const optionId = (list: string, place: number) => `${list}-${place}`;

interface Props {
  id: string;
  found: readonly Mentionable[];
  chosen: number;
  onChoose: (id: string) => void;
  children: ReactNode;
}

/** Shows the accounts that can be mentioned, below the text. */
export function MentionList({ id, found, chosen, onChoose, children }: Props) {
  const { t } = useTranslation('screens');
  const store = useCombobox({ opened: found.length > 0 });
  return (
    <Combobox
      store={store}
      position="bottom-start"
      withinPortal={false}
      shadow="md"
      onOptionSubmit={onChoose}
    >
      <Combobox.DropdownTarget>{children}</Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options id={id} aria-label={t('timeline.mention')}>
          {found.map((account, place) => (
            <Combobox.Option
              key={account.id}
              id={optionId(id, place)}
              value={account.id}
              selected={place === chosen}
              aria-selected={place === chosen}
            >
              <Group gap="xs" wrap="nowrap">
                <PersonAvatar name={account.name} src={account.avatar} size={24} />
                <Text size="sm" truncate>
                  {account.name}
                </Text>
              </Group>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
