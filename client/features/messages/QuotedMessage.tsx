import { ActionIcon, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageBody } from './MessageBody.tsx';
import styles from './QuotedMessage.module.css';

interface Props {
  heading: string;
  html: string;
}

/** Shows on request what a reply is sent with. */
export function QuotedMessage({ heading, html }: Props) {
  const { t } = useTranslation('messages');
  const [isShown, setIsShown] = useState(false);
  return (
    <div>
      <ActionIcon
        variant="default"
        size={20}
        w={32}
        title={t('quoted')}
        aria-label={t('quoted')}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <IconDots size={16} aria-hidden />
      </ActionIcon>
      {isShown ? (
        <div className={styles.quote}>
          <Text size="sm" c="dimmed" mb="xs">
            {heading}
          </Text>
          <MessageBody html={html} />
        </div>
      ) : null}
    </div>
  );
}
