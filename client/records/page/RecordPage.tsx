import { Button, Group } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MissingRecord, NotFound } from '../history/MissingRecord.tsx';
import { RecordHistory } from '../history/RecordHistory.tsx';
import { useListOrigin } from '../../core/listOrigin.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useRememberRecent } from '../recents.ts';
import { PreviewLink } from './PreviewLink.tsx';
import { RecordPager } from './RecordPager.tsx';
import { ReferenceLink, type ReferenceLinkProps } from './referenceLink.tsx';
import styles from './RecordPage.module.css';

interface Props {
  title: string | undefined;
  list: { name: string; path: string };
  badge?: ReactNode;
  /** The primary action, then the menu. */
  actions?: ReactNode;
  /** The record whose history is shown; a new version reloads it. */
  historyOf?: { id: string; version: number } | null | undefined;
  /** Whether the record is read-only: no earlier version can be restored. */
  isFinal?: boolean;
  /** The record's fields and the lists of related records, beside its content; above it on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
}

const withPreview = (props: ReferenceLinkProps) => <PreviewLink {...props} />;

/** The frame of every page of one record: its title and actions, its content and history, its fields beside. */
export function RecordPage({ title, list, badge, actions, children, ...shown }: Props) {
  const { historyOf, isFinal = false, aside } = shown;
  const { id } = useParams();
  useRememberRecent(title);
  const { origin, state, wayBack } = useListOrigin();
  const back = (
    <Button
      variant="default"
      component={Link}
      to={wayBack(list.path)}
      state={origin?.records.includes(list.path) ? state : undefined}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {list.name}
    </Button>
  );
  if (title === undefined) {
    return (
      <>
        <PageTitle title={list.name}>
          <RecordPager />
        </PageTitle>
        {id ? <MissingRecord id={id} back={back} /> : <NotFound>{back}</NotFound>}
      </>
    );
  }
  return (
    <>
      <PageTitle title={title} badge={badge ? <span data-not-printed>{badge}</span> : null}>
        <Group gap="sm" data-not-printed>
          <RecordPager />
          {back}
          {actions}
        </Group>
      </PageTitle>
      {historyOf ? (
        <div className={styles.page}>
          <div className={styles.columns}>
            <ReferenceLink value={withPreview}>
              <div className={styles.body}>
                {children}
                <RecordHistory key={historyOf.version} of={historyOf.id} isFinal={isFinal} />
              </div>
              <div className={styles.aside}>{aside}</div>
            </ReferenceLink>
          </div>
        </div>
      ) : (
        children
      )}
    </>
  );
}
