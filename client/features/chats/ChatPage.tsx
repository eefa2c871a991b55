import { ActionIcon, Center, Paper, Text } from '@mantine/core';
import { IconArrowLeft, IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { linkTo, paths } from '../../core/paths.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { useListParams } from '../../records/list/useListParams.ts';
import { ChatContacts } from './ChatContacts.tsx';
import styles from './ChatPage.module.css';
import { ChatRoom } from './ChatRoom.tsx';

export function ChatPage() {
  const { t } = useTranslation('chats');
  const { contactId } = useParams();
  const { get, change } = useListParams();
  // Contacts are shown by the address on its way: so are their links.
  const [search] = useAddressParams();
  const withSearch = (path: string) => (search.size > 0 ? `${path}?${search.toString()}` : path);
  return (
    <>
      <PageTitle title={t('title')} />
      <Paper
        className={styles.chat}
        data-fills-screen
        data-open={contactId !== undefined || undefined}
      >
        <section className={styles.contacts} aria-label={t('contacts')}>
          <ChatContacts
            chosenId={contactId}
            shown={{ text: get('text'), isAll: get('list') === 'all' }}
            onShow={({ text, isAll }) => change({ text, list: isAll ? 'all' : undefined })}
            hrefOf={(id) => withSearch(linkTo.chat(id))}
          />
        </section>
        <div className={styles.room}>
          {contactId ? (
            <ChatRoom
              key={contactId}
              contactId={contactId}
              before={
                <ActionIcon
                  className={styles.back}
                  component={Link}
                  to={withSearch(paths.chats)}
                  variant="subtle"
                  color="gray"
                  aria-label={t('back')}
                >
                  <IconArrowLeft size={20} aria-hidden />
                </ActionIcon>
              }
            />
          ) : (
            <NobodyChosen />
          )}
        </div>
      </Paper>
    </>
  );
}

function NobodyChosen() {
  const { t } = useTranslation('chats');
  return (
    <Center h="100%" p="xl">
      <Text c="dimmed" size="sm" ta="center" maw={320} component="div">
        <IconMessages size={32} stroke={1.25} aria-hidden />
        <p>{t('chooseContact')}</p>
      </Text>
    </Center>
  );
}
