import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { linkTo } from '../../core/paths.ts';
import { AboutList } from '../../records/page/AboutList.tsx';
import type { AboutProps } from '../../records/page/AboutLists.tsx';
import { messagesAbout } from './messageFilter.ts';
import { MessagesAboutDocument } from './MessagesAbout.generated.ts';

/** The newest messages about a record in one's own inbox. */
export function About({ about }: AboutProps) {
  const { t } = useTranslation(['messages', 'records']);
  const { moment } = useFormat();
  const { data } = useQuery(MessagesAboutDocument, {
    variables: { filter: messagesAbout(about) },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AboutList
      title={t('about')}
      list={data?.messages}
      columns={[
        {
          title: t('records:fieldsOf.Message.subject'),
          render: ({ subject }) => subject || t('noSubject'),
        },
        { title: t('records:fieldsOf.Message.sender'), render: ({ sender }) => sender.name },
        { title: t('records:fieldsOf.Message.date'), render: ({ date }) => moment(date) },
      ]}
      openAt={(message) => linkTo.message(message.id)}
      allAt={linkTo.messages(about)}
      create={{ label: t('compose'), to: linkTo.messages(about, { compose: 'new' }) }}
    />
  );
}
