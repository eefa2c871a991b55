import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Question } from '../../ui/Question.tsx';

export function PurgeButton({ title, onPurge }: { title: string; onPurge: () => void }) {
  const { t } = useTranslation('activities');
  const [isOpen, { close, open }] = useDisclosure();
  return (
    <>
      <ActionIcon
        variant="light"
        color="red"
        aria-label={t('trash.purgeOne', { title })}
        title={t('trash.purge')}
        onClick={open}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
      <Question
        isOpen={isOpen}
        title={t('trash.purge')}
        text={t('trash.purgeSure', { title })}
        onClose={close}
        onYes={onPurge}
      />
    </>
  );
}
