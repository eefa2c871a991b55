import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListOrigin } from '../../core/listOrigin.ts';
import styles from './RecordForm.module.css';

interface Props {
  label: string;
  isSaving: boolean;
  cancel: string | (() => void) | undefined;
  follow: ((form: HTMLFormElement | null) => void) | undefined;
  actions: ReactNode;
}

export function SaveBar({ label, isSaving, cancel, follow, actions }: Props) {
  const { t } = useTranslation('records');
  return (
    <div className={styles.bar}>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {cancel === undefined ? null : <CancelButton cancel={cancel} />}
      {follow ? (
        <Button
          variant="default"
          disabled={isSaving}
          data-follow
          title={t('form.keys.follow')}
          aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
          onClick={({ currentTarget }) => follow(currentTarget.form)}
        >
          {t('form.saveAndNew')}
        </Button>
      ) : null}
      <Button
        type="submit"
        loading={isSaving}
        title={t('form.keys.save')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
      >
        {label}
      </Button>
    </div>
  );
}

function CancelButton({ cancel }: { cancel: NonNullable<Props['cancel']> }) {
  const { t } = useTranslation();
  const { state } = useListOrigin();
  const label = t('cancel');
  const look = { className: styles.cancel, variant: 'subtle', color: 'gray', 'aria-label': label };
  const content = (
    <>
      <span className={styles.onDesk}>{label}</span>
      <IconX className={styles.onPhone} size={18} aria-hidden />
    </>
  );
  if (typeof cancel === 'string') {
    return (
      <Button {...look} component={Link} to={cancel} state={state}>
        {content}
      </Button>
    );
  }
  return (
    <Button {...look} onClick={cancel}>
      {content}
    </Button>
  );
}
