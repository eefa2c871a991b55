import { Button, Group, MultiSelect, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardLabelColor } from '../../generated/schema.ts';
import { BoardLabels } from './BoardLabels.tsx';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { labelColorNames, LONGEST_LABEL, useLabelName } from './cardLabels.ts';
import type { CardUpdate } from './useCardUpdate.ts';
import { type LabelChanges, useLabelChanges } from './useLabelChanges.ts';

interface Props {
  card: CardDialog_CardFragment;
  labels: BoardPageQuery['boardLabels'];
  update: CardUpdate;
}

/** The labels of a card: chosen among those that there are, or made. */
export function CardLabels({ card, labels, update }: Props) {
  const { t } = useTranslation('boards');
  const labelName = useLabelName();
  const changes = useLabelChanges();
  const [isMaking, setIsMaking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const carried = card.labels.filter((id) => labels.some((label) => label.id === id));
  const carry = (chosen: string[]) => void update({ labels: chosen }, { labels: chosen });
  return (
    <Stack gap="xs" align="stretch">
      <MultiSelect
        label={t('fields.labels')}
        value={carried}
        data={labels.map((label) => ({ value: label.id, label: labelName(label) }))}
        onChange={carry}
      />
      {isMaking ? (
        <NewLabelForm
          make={changes.make}
          onMade={(id) => {
            setIsMaking(false);
            carry([...carried, id]);
          }}
          onCancel={() => setIsMaking(false)}
        />
      ) : (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setIsMaking(true)}
          >
            {t('newLabel')}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-expanded={isChanging}
            onClick={() => setIsChanging(!isChanging)}
          >
            {t('changeLabels')}
          </Button>
        </Group>
      )}
      {isChanging ? <BoardLabels labels={labels} changes={changes} /> : null}
    </Stack>
  );
}

interface NewLabelProps {
  make: LabelChanges['make'];
  onMade: (id: string) => void;
  onCancel: () => void;
}

function NewLabelForm({ make, onMade, onCancel }: NewLabelProps) {
  const { t } = useTranslation(['boards', 'common']);
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<BoardLabelColor>('primary');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const id = await make({ title: title.trim(), color });
    if (id) onMade(id);
  }

  return (
    <form aria-label={t('newLabel')} onSubmit={(event) => void submit(event)} noValidate>
      <Group gap="xs" align="flex-end">
        <TextInput
          flex="1 1 160px"
          label={t('labelTitle')}
          maxLength={LONGEST_LABEL}
          autoFocus
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <NativeSelect
          label={t('labelColor')}
          value={color}
          data={labelColorNames.map((each) => ({ value: each, label: t(`colors.${each}`) }))}
          onChange={({ currentTarget }) => setColor(currentTarget.value as BoardLabelColor)}
        />
        <Button type="submit" variant="light" disabled={title.trim() === ''}>
          {t('add')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </form>
  );
}
