import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './BackToMessages.module.css';
import { useInboxPlace } from './useInboxPlace.ts';

/** Leads back where the list is not shown beside the message. The text stays a draft. */
export function BackToMessages() {
  const { t } = useTranslation('messages');
  const { hrefOf } = useInboxPlace();
  return (
    <Button
      className={styles.back}
      component={Link}
      to={hrefOf({})}
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
    >
      {t('back')}
    </Button>
  );
}
