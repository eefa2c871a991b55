import { ActionIcon, Anchor } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconLayoutSidebarRightExpand } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { recordLink } from '../resources.ts';
import styles from './PreviewLink.module.css';

const RecordPreview = lazyPart(
  async () => (await import('../list/RecordPreview.tsx')).RecordPreview,
);

interface Props {
  kind: string;
  id: string;
  name: string;
}

export function PreviewLink({ kind, id, name }: Props) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('list.previewOf', { name });
  // While no preview is shown, the key belongs to the component that shows this link.
  useHotkeys(isShown ? [['Escape', close]] : []);

  function close() {
    setIsShown(false);
    button.current?.focus();
  }

  return (
    <span className={styles.pair}>
      <Anchor inherit component={Link} to={recordLink(kind, id) ?? ''}>
        {name}
      </Anchor>
      <ActionIcon
        ref={button}
        variant="subtle"
        size="sm"
        aria-label={label}
        title={label}
        aria-expanded={isShown}
        onClick={() => (isShown ? close() : setIsShown(true))}
      >
        <IconLayoutSidebarRightExpand size={16} aria-hidden />
      </ActionIcon>
      {isShown ? (
        <Suspense>
          <RecordPreview kind={kind} id={id} onClose={close} isFocused />
        </Suspense>
      ) : null}
    </span>
  );
}
