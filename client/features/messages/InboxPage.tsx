import { useQueryRefHandlers, useReadQuery } from '@apollo/client/react';
import { Paper } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ExportMenu } from '../../records/list/ExportMenu.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useListSelection, useSelection } from '../../records/list/useListSelection.ts';
import type { loader } from './InboxPage.loader.ts';
import styles from './InboxPage.module.css';
import { InboxPane } from './InboxPane.tsx';
import { InboxToolbar } from './InboxToolbar.tsx';
import { messageFilterIn } from './messageFilter.ts';
import { MessageList } from './MessageList.tsx';
import { openerId } from './useDiscardDraft.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import { isSentIn, useInboxPlace } from './useInboxPlace.ts';
import { useMessageBulkChanges } from './useMessageBulkChanges.ts';
import { type KnownMessage, useMessageChanges } from './useMessageChanges.ts';

const LOOK_AGAIN_MS = 30_000;

export function InboxPage() {
  const { t } = useTranslation('messages');
  const queryRef = useLoaderData<typeof loader>();
  const { data } = useReadQuery(queryRef);
  const { refetch } = useQueryRefHandlers(queryRef);
  const { nodes, ...list } = data.messages;
  const place = useInboxPlace();
  const [drawn] = useSearchParams();
  const isOpen = Boolean(place.message ?? place.compose);
  const selectable = useListSelection(nodes, list.totalCount);
  const selection = useSelection(selectable);
  const { remove } = useMessageChanges();
  const bulk = useMessageBulkChanges(selection);
  useInterval(() => void (document.hidden || refetch().catch(() => undefined)), LOOK_AGAIN_MS, {
    autoInvoke: true,
  });

  function goOn(goes: (id: string) => boolean) {
    const position = nodes.findIndex(({ id }) => id === place.message);
    const next = nodes.slice(position + 1).find(({ id }) => !goes(id));
    if (place.message !== undefined && goes(place.message)) place.goTo({ message: next?.id });
  }

  function removeAndGoOn(messages: KnownMessage[]) {
    goOn((id) => messages.some((each) => each.id === id));
    void remove(messages);
  }

  function removeSelected() {
    goOn(selection.has);
    void bulk.remove();
  }

  useInboxKeys({
    messages: nodes,
    onDelete: () => {
      const open = nodes.filter(({ id }) => id === place.message);
      if (selection.count > 0) removeSelected();
      else if (open.length > 0) removeAndGoOn(open);
    },
    onSelect: selectable.toggle,
  });

  return (
    <>
      <PageTitle title={t('title')}>
        <ExportMenu
          list={{ list: 'messages', filterIn: messageFilterIn }}
          sort={{ field: 'date', direction: 'descending' }}
          totalCount={list.totalCount}
        />
        <ActionButton
          id={openerId()}
          label={t('compose')}
          icon={IconPencil}
          to={place.hrefOf({ compose: 'new' })}
          keyed="create"
        />
      </PageTitle>
      <Paper className={styles.inbox} data-fills-screen data-open={isOpen || undefined}>
        <section className={styles.list} aria-label={isSentIn(drawn) ? t('sentList') : t('list')}>
          <InboxToolbar
            messages={nodes}
            unread={data.unreadMessages}
            selectable={selectable}
            isRunning={bulk.isRunning}
            onMark={(isRead) => void bulk.mark(isRead)}
            onDelete={removeSelected}
          />
          <MessageList messages={nodes} {...list} selectable={selectable} />
        </section>
        <div className={styles.pane}>
          <InboxPane onDelete={removeAndGoOn} />
        </div>
      </Paper>
    </>
  );
}
