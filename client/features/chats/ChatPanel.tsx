import { ActionIcon, CloseButton, Drawer, Group, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { storedState } from '../../core/stored-state.ts';
import { ChatContacts } from './ChatContacts.tsx';
import styles from './ChatPanel.module.css';
import { ChatRoom } from './ChatRoom.tsx';

/** The contact that each user last opened in the panel. */
const lastContacts = storedState<Record<string, string>>('chat-panel', {});

interface Props {
  opened: boolean;
  onClose: () => void;
}

export function ChatPanel({ opened, onClose }: Props) {
  const { t } = useTranslation(['chats', 'common']);
  const { contactId, choose } = useLastContact();
  const close = <CloseButton size="lg" aria-label={t('common:close')} onClick={onClose} />;
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={400}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('title')} className={styles.panel}>
        <div className={styles.inside}>
          {contactId ? (
            <ChatRoom
              key={contactId}
              contactId={contactId}
              before={
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('back')}
                  onClick={() => choose(undefined)}
                >
                  <IconArrowLeft size={20} aria-hidden />
                </ActionIcon>
              }
              after={close}
            />
          ) : (
            <Contacts close={close} onChoose={choose} />
          )}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Contacts({ close, onChoose }: { close: ReactNode; onChoose: (id: string) => void }) {
  const { t } = useTranslation('chats');
  const [shown, setShown] = useState({ text: '', isAll: false });
  return (
    <>
      <Group justify="space-between" px="md" pt="sm">
        <Title order={2} size="h4">
          {t('title')}
        </Title>
        {close}
      </Group>
      <div className={styles.contacts}>
        <ChatContacts shown={shown} onShow={setShown} onChoose={onChoose} />
      </div>
    </>
  );
}

function useLastContact() {
  const { user } = useSession();
  const key = user?.id ?? '';
  const contactId = useSyncExternalStore(lastContacts.subscribe, () => lastContacts.read()[key]);
  function choose(id: string | undefined) {
    const all = { ...lastContacts.read() };
    if (id) all[key] = id;
    else delete all[key];
    lastContacts.write(all);
  }
  return { contactId, choose };
}
