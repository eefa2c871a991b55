import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './BackToMessages.module.css';
import { useInboxPlace } from './useInboxPlace.ts';

/** Closes what is open beside the list, or leads back to the list. The text stays a draft. */
export function BackToMessages() {
  const { t } = useTranslation('messages');
  const { hrefOf } = useInboxPlace();
  return (
    <ActionIcon
      className={styles.back}
      component={Link}
      to={hrefOf({})}
      variant="subtle"
      color="gray"
      size={36}
      title={t('back')}
      aria-label={t('back')}
    >
      <IconX className={styles.close} size={18} aria-hidden />
      <IconArrowLeft className={styles.arrow} size={18} aria-hidden />
    </ActionIcon>
  );
}
