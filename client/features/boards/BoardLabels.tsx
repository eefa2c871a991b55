import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BoardLabels.module.css';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import { colorOf, useLabelName } from './cardLabels.ts';
import { LabelBadges } from './LabelBadges.tsx';
import { LabelForm } from './LabelForm.tsx';
import type { LabelChanges } from './useLabelChanges.ts';

interface Props {
  labels: BoardPageQuery['boardLabels'];
  changes: LabelChanges;
}

export function BoardLabels({ labels, changes }: Props) {
  const { t } = useTranslation(['boards', 'common']);
  const nameOf = useLabelName();
  const [changed, setChanged] = useState<string>();
  return (
    <section aria-label={t('changeLabels')}>
      <Text size="sm" c="dimmed">
        {t('labelsHint')}
      </Text>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id} className={styles.label}>
            {label.id === changed ? (
              <LabelForm
                label={t('changeLabel', { name: nameOf(label) })}
                given={{ title: nameOf(label), color: colorOf(label) }}
                submit={t('common:save')}
                onCancel={() => setChanged(undefined)}
                onSubmit={(values) => {
                  setChanged(undefined);
                  void changes.change(label, values);
                }}
              />
            ) : (
              <LabelRow
                label={label}
                onChange={() => setChanged(label.id)}
                onDelete={() => void changes.remove(label)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  label: Props['labels'][number];
  onChange: () => void;
  onDelete: () => void;
}

function LabelRow({ label, onChange, onDelete }: RowProps) {
  const { t } = useTranslation('boards');
  const name = useLabelName()(label);
  return (
    <>
      <LabelBadges labels={[label]} />
      <span className={styles.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('changeLabel', { name })}
          onClick={onChange}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('deleteLabel', { name })}
          onClick={onDelete}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </span>
    </>
  );
}
