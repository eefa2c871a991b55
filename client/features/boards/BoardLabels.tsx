import { ActionIcon, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BoardLabels.module.css';
import type { BoardPageQuery } from './BoardPage.generated.ts';
import { LONGEST_LABEL, useLabelName } from './cardLabels.ts';
import { LabelBadges } from './LabelBadges.tsx';
import { TitleForm } from './TitleForm.tsx';
import type { LabelChanges } from './useLabelChanges.ts';

interface Props {
  labels: BoardPageQuery['boardLabels'];
  changes: LabelChanges;
}

/** All labels, to be renamed and deleted: they are the same on every board. */
export function BoardLabels({ labels, changes }: Props) {
  const { t } = useTranslation('boards');
  const [renamed, setRenamed] = useState<string>();
  return (
    <section aria-label={t('changeLabels')}>
      <Text size="sm" c="dimmed">
        {t('labelsHint')}
      </Text>
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id} className={styles.label}>
            {label.id === renamed ? (
              <TitleForm
                label={t('labelTitle')}
                submit={t('rename')}
                value={label.title}
                longest={LONGEST_LABEL}
                isFocused
                onCancel={() => setRenamed(undefined)}
                onSubmit={(title) => {
                  setRenamed(undefined);
                  void changes.rename(label, title);
                }}
              />
            ) : (
              <LabelRow
                label={label}
                onRename={() => setRenamed(label.id)}
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
  onRename: () => void;
  onDelete: () => void;
}

function LabelRow({ label, onRename, onDelete }: RowProps) {
  const { t } = useTranslation('boards');
  const name = useLabelName()(label);
  return (
    <>
      <LabelBadges labels={[label]} />
      <span className={styles.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('renameLabel', { name })}
          onClick={onRename}
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
