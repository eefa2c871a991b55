import { CopyButton, UnstyledButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './CopyToken.module.css';

/** The name of a token, which a click copies. */
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
            <code>{token}</code>
            <Icon size={14} aria-hidden />
          </UnstyledButton>
        );
      }}
    </CopyButton>
  );
}
