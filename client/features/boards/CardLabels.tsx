import { useMutation } from '@apollo/client/react';
import { Button, Group, MultiSelect, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardLabelColor } from '../../generated/schema.ts';
import { CreateBoardLabelDocument } from './boardChanges.generated.ts';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { labelColorNames, useLabelName } from './cardLabels.ts';
import type { CardUpdate } from './useCardUpdate.ts';
import { useShowProblem } from './useShowProblem.ts';

const LONGEST_TITLE = 40;

interface Props {
  card: CardDialog_CardFragment;
  labels: BoardPageQuery['boardLabels'];
  update: CardUpdate;
}

/** The labels of a card: chosen among those that there are, or made. */
export function CardLabels({ card, labels, update }: Props) {
  const { t } = useTranslation('boards');
  const labelName = useLabelName();
  const [isMaking, setIsMaking] = useState(false);
  const carry = (chosen: string[]) => void update({ labels: chosen }, { labels: chosen });
  return (
    <Stack gap="xs" align="stretch">
      <MultiSelect
        label={t('fields.labels')}
        value={card.labels}
        data={labels.map((label) => ({ value: label.id, label: labelName(label) }))}
        onChange={carry}
      />
      {isMaking ? (
        <NewLabelForm
          onMade={(id) => {
            setIsMaking(false);
            carry([...card.labels, id]);
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
        </Group>
      )}
    </Stack>
  );
}

interface NewLabelProps {
  onMade: (id: string) => void;
  onCancel: () => void;
}

function NewLabelForm({ onMade, onCancel }: NewLabelProps) {
  const { t } = useTranslation(['boards', 'common']);
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<BoardLabelColor>('primary');
  const make = useMakeLabel();

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
          maxLength={LONGEST_TITLE}
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

/** Makes a label and puts it behind the others; its id, or undefined when the gateway refused it. */
function useMakeLabel() {
  const showProblem = useShowProblem();
  const [create] = useMutation(CreateBoardLabelDocument, {
    update(cache, { data }) {
      if (!data) return;
      const { label } = data.createBoardLabel;
      cache.modify({
        fields: {
          boardLabels: (labels, { toReference }) => [
            ...(labels as object[]),
            toReference({ ...label }),
          ],
        },
      });
    },
  });
  return async (input: { title: string; color: BoardLabelColor }) => {
    try {
      const { data } = await create({ variables: { input } });
      return data?.createBoardLabel.label.id;
    } catch (error) {
      showProblem(error);
      return undefined;
    }
  };
}
