import { Button, Group, MultiSelect, Stack } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardLabels } from './BoardLabels.tsx';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { useLabelName } from './cardLabels.ts';
import { LabelForm, type LabelValues } from './LabelForm.tsx';
import type { CardUpdate } from './useCardUpdate.ts';
import { useLabelChanges } from './useLabelChanges.ts';

interface Props {
  card: CardDialog_CardFragment;
  labels: BoardPageQuery['boardLabels'];
  update: CardUpdate;
}

export function CardLabels({ card, labels, update }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const labelName = useLabelName();
  const changes = useLabelChanges();
  const [isMaking, setIsMaking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const carried = card.labels.filter((id) => labels.some((label) => label.id === id));
  const carry = (chosen: string[]) => void update({ labels: chosen }, { labels: chosen });
  async function make(values: LabelValues) {
    const id = await changes.make(values);
    if (!id) return;
    setIsMaking(false);
    carry([...carried, id]);
  }

  return (
    <Stack gap="xs" align="stretch">
      <MultiSelect
        label={t('records:fieldsOf.Card.labels')}
        value={carried}
        data={labels.map((label) => ({ value: label.id, label: labelName(label) }))}
        onChange={carry}
        data-part="labels"
      />
      {isMaking ? (
        <LabelForm
          label={t('newLabel')}
          given={{ title: '', color: 'primary' }}
          submit={t('add')}
          onSubmit={(values) => void make(values)}
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
