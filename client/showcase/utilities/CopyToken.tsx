import { CopyButton, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './CopyToken.module.css';

const COMMON = '--mantine-';

export function CopyToken({ token }: { token: string }) {
  const { t } = useTranslation('showcase');
  return (
    <CopyButton value={token}>
      {({ copied, copy }) => {
        const Icon = copied ? IconCheck : IconCopy;
        return (
          <UnstyledButton
            className={styles.token}
            aria-label={t(copied ? 'copied' : 'copy', { file: token })}
            onClick={copy}
          >
            <code>
              <span className={styles.common}>{COMMON}</span>
              {token.slice(COMMON.length)}
            </code>
            <Icon size={14} className={styles.icon} aria-hidden />
          </UnstyledButton>
        );
      }}
    </CopyButton>
  );
}
