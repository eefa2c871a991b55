import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type About, aboutIn } from '../../core/about.ts';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { RichTextEditor } from '../../ui/RichTextEditor.tsx';
import { useFocusKept } from '../../records/form/useFocusKept.ts';
import { useAddressParams } from '../../ui/useAddressParams.ts';
import { AnyRecordInput } from '../../records/form/AnyRecordInput.tsx';
import { RecordInput } from '../../records/form/RecordInput.tsx';
import { recordIn } from '../../records/recordIn.ts';
import { useReferred } from '../../records/useReferred.ts';
import { BackToMessages } from './BackToMessages.tsx';
import styles from './ComposeForm.module.css';
import { QuotedMessage } from './QuotedMessage.tsx';
import { withQuotedMessage } from './quotedReply.ts';
import {
  type DraftRecipient,
  type MessageDraft,
  recipient,
  useMessageDraft,
} from './messageDrafts.ts';
import type { MessagePaneQuery } from './MessagePane.generated.ts';
import { RecipientsInput } from './RecipientsInput.tsx';
import { useDiscardDraft } from './useDiscardDraft.ts';
import { useInboxPlace } from './useInboxPlace.ts';
import { useMomentFormat } from './useMomentFormat.ts';
import { useSendMessage } from './useSendMessage.ts';

const LONGEST_SUBJECT = 200;

interface Props {
  replyTo?: NonNullable<MessagePaneQuery['message']> | undefined;
  about: Pick<MessageDraft, 'customer' | 'record'>;
}

/** Writes about the record whose messages the inbox shows, or what the other message was about. */
export function ComposeForm({ replyTo }: Pick<Props, 'replyTo'>) {
  const [parameters] = useAddressParams();
  const about = aboutIn(parameters);
  if (replyTo) {
    const { customer } = replyTo;
    const replied = { customer: customer ? [customer] : [], record: recordIn(replyTo) };
    return <MessageForm replyTo={replyTo} about={replied} />;
  }
  if (!about) return <MessageForm about={{}} />;
  return (
    <Suspense fallback={<PartLoader />}>
      <MessageAbout about={about} />
    </Suspense>
  );
}

function MessageAbout({ about }: { about: About }) {
  const { referred, isPending } = useReferred(about);
  if (isPending) return <PartLoader />;
  const found = referred ? [referred] : [];
  return (
    <MessageForm about={about.kind === 'Customer' ? { customer: found } : { record: found }} />
  );
}

function MessageForm({ replyTo, about }: Props) {
  const { t } = useTranslation(['messages', 'common', 'records']);
  const moment = useMomentFormat();
  const place = useInboxPlace();
  const [wasTried, setWasTried] = useState(false);
  const [hasDetails, setHasDetails] = useState(!replyTo);
  const [named] = [...(about.customer ?? []), ...(about.record ?? [])];
  const kept = useMessageDraft(replyTo?.id ?? (named ? `about ${named.id}` : undefined), () => ({
    ...emptyDraft(replyTo),
    ...about,
  }));
  const { draft, isDraft, change } = kept;
  const discard = useDiscardDraft(kept, replyTo?.id);
  const [isAddressed] = useState(draft.to.length > 0);
  const { send, isSending } = useSendMessage((to) => change({ to }));
  useFocusKept(isSending);
  const lacks = { to: draft.to.length === 0, body: draft.body === '' };
  const required = (isLacking: boolean) =>
    wasTried && isLacking ? t('common:fieldRequired') : undefined;

  const heading = replyTo
    ? t('wrote', { date: moment(replyTo.date), name: replyTo.sender.name })
    : '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (lacks.to || lacks.body) return;
    const html = replyTo
      ? withQuotedMessage(draft.body, { heading, message: replyTo.message })
      : draft.body;
    if (!(await send(draft, html))) return;
    kept.drop();
    place.goTo({ message: replyTo?.id });
  }

  return (
    <form
      className={styles.form}
      data-reply={replyTo ? true : undefined}
      aria-label={replyTo ? t('reply') : t('compose')}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Stack gap="sm" inert={isSending}>
        {replyTo ? (
          <ReplyHead
            name={replyTo.sender.name}
            hasDetails={hasDetails}
            onDetails={() => setHasDetails(!hasDetails)}
          />
        ) : (
          <Head to={draft.to} error={required(lacks.to)} onChange={change} />
        )}
        {hasDetails ? <Details draft={draft} onChange={change} /> : null}
        <Input.Wrapper error={required(lacks.body)} errorProps={{ mt: 'xs' }}>
          <RichTextEditor
            label={t('records:fieldsOf.Message.message')}
            toolbar="small"
            placeholder={t('textHint')}
            isFocused={replyTo !== undefined || isAddressed}
            initialValue={draft.body}
            onChange={(body) => change({ body })}
          />
        </Input.Wrapper>
        {replyTo ? <QuotedMessage heading={heading} html={replyTo.message} /> : null}
        <SendBar isSending={isSending} isDraft={isDraft} onDiscard={discard} />
      </Stack>
    </form>
  );
}

interface SendBarProps {
  isSending: boolean;
  isDraft: boolean;
  onDiscard: () => void;
}

function SendBar({ isSending, isDraft, onDiscard }: SendBarProps) {
  const { t } = useTranslation('messages');
  return (
    <Group gap="sm" className={styles.sendBar}>
      <Button type="submit" loading={isSending} leftSection={<IconSend2 size={18} aria-hidden />}>
        {t('send')}
      </Button>
      <Button variant="default" onClick={onDiscard}>
        {t('discard')}
      </Button>
      {isDraft ? (
        <Text size="xs" c="dimmed">
          {t('draftKept')}
        </Text>
      ) : null}
    </Group>
  );
}

interface DetailsProps {
  draft: MessageDraft;
  onChange: (changes: Partial<MessageDraft>) => void;
}

function Details({ draft, onChange }: DetailsProps) {
  const { t } = useTranslation('records');
  return (
    <>
      <TextInput
        label={t('fieldsOf.Message.subject')}
        maxLength={LONGEST_SUBJECT}
        value={draft.subject}
        onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
      />
      <div className={styles.links}>
        <RecordInput
          of="Customer"
          label={t('fieldsOf.Message.customer')}
          value={draft.customer ?? []}
          onChange={(customer) => onChange({ customer })}
        />
        <AnyRecordInput
          label={t('fieldsOf.Message.record')}
          value={draft.record ?? []}
          onChange={(record) => onChange({ record })}
        />
      </div>
    </>
  );
}

interface ReplyHeadProps {
  name: string;
  hasDetails: boolean;
  onDetails: () => void;
}

function ReplyHead({ name, hasDetails, onDetails }: ReplyHeadProps) {
  const { t } = useTranslation('messages');
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">{t('answerTo', { name })}</Text>
      <Button variant="subtle" size="compact-sm" aria-expanded={hasDetails} onClick={onDetails}>
        {t('details')}
      </Button>
    </Group>
  );
}

interface HeadProps {
  to: DraftRecipient[];
  error: string | undefined;
  onChange: (changes: { to: DraftRecipient[] }) => void;
}

function Head({ to, error, onChange }: HeadProps) {
  const { t } = useTranslation('messages');
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <BackToMessages />
        <Text component="h2" className={styles.title}>
          {t('compose')}
        </Text>
      </Group>
      <RecipientsInput value={to} error={error} onChange={(next) => onChange({ to: next })} />
    </>
  );
}

function emptyDraft(replyTo: Props['replyTo']) {
  const { accountId, name = '' } = replyTo?.sender ?? {};
  const subject = replyTo?.subject ?? '';
  return {
    to: accountId ? [recipient({ id: accountId, name })] : [],
    subject:
      !replyTo || /^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, LONGEST_SUBJECT),
    body: '',
  };
}
