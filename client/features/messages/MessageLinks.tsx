import { useMutation } from '@apollo/client/react';
import { Button, CloseButton, Group, Text } from '@mantine/core';
import { IconLink, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnyRecordInput } from '../../records/form/AnyRecordInput.tsx';
import type { RecordValue, ReferenceValue } from '../../records/form/fieldOverrides.ts';
import { RecordInput } from '../../records/form/RecordInput.tsx';
import { RecordLink } from '../../records/page/RecordLink.tsx';
import { recordIn } from '../../records/recordIn.ts';
import { evictKinds } from '../../records/recordLists.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import {
  LinkMessageDocument,
  type MessageLinks_MessageFragment,
} from './MessageLinks.generated.ts';

interface Props {
  message: MessageLinks_MessageFragment;
}

/** Shows the customer and the record that a message is about; with both it is listed. */
export function MessageLinks({ message }: Props) {
  const { t } = useTranslation(['messages', 'records']);
  const { setCustomer, setRecord } = useLinks(message);
  const { customer } = message;
  const labels = {
    customer: t('records:fieldsOf.Message.customer'),
    record: t('records:fieldsOf.Message.record'),
  };
  return (
    <Group gap="sm" mb="sm" align="center">
      <Linked
        label={labels.customer}
        link={customer && { kind: 'Customer', ...customer }}
        words={{ add: t('linkCustomer'), remove: t('noCustomer') }}
        icon={<IconUserPlus size={14} aria-hidden />}
        remove={() => setCustomer([])}
      >
        {(close) => (
          <RecordInput
            of="Customer"
            label={labels.customer}
            autoFocus
            value={[]}
            onChange={(chosen) => close(() => setCustomer(chosen))}
          />
        )}
      </Linked>
      <Linked
        label={labels.record}
        link={recordIn(message)[0]}
        words={{ add: t('linkRecord'), remove: t('noRecord') }}
        icon={<IconLink size={14} aria-hidden />}
        remove={() => setRecord([])}
      >
        {(close) => (
          <AnyRecordInput
            label={labels.record}
            autoFocus
            value={[]}
            onChange={(chosen) => close(() => setRecord(chosen))}
          />
        )}
      </Linked>
    </Group>
  );
}

interface LinkedProps {
  label: string;
  link: RecordValue | null | undefined;
  words: { add: string; remove: string };
  icon: ReactNode;
  remove: () => void;
  /** The input that chooses the record; it closes with the change that it is given. */
  children: (close: (change: () => void) => void) => ReactNode;
}

function Linked({ label, link, words, icon, remove, children }: LinkedProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  if (link) {
    return (
      <Group gap={4} wrap="nowrap" fz="sm">
        <Text size="sm">{label}:</Text>
        <RecordLink kind={link.kind} id={link.id} name={link.name} />
        <CloseButton size="sm" aria-label={words.remove} onClick={remove} />
      </Group>
    );
  }
  if (isChoosing) {
    return children((change) => {
      setIsChoosing(false);
      change();
    });
  }
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={icon}
      onClick={() => setIsChoosing(true)}
    >
      {words.add}
    </Button>
  );
}

function useLinks(message: MessageLinks_MessageFragment) {
  const { id } = message;
  const showProblem = useShowProblem();
  const [update] = useMutation(LinkMessageDocument, { update: evictKinds('Message') });
  const set = (input: object, shown: Partial<MessageLinks_MessageFragment>) =>
    void update({
      variables: { input: { id, ...input } },
      optimisticResponse: {
        updateMessage: { message: { ...{ __typename: 'Message' }, ...message, ...shown } },
      },
    }).catch(showProblem);
  return {
    setCustomer: ([chosen]: readonly ReferenceValue[]) =>
      set(
        { customerId: chosen?.id ?? null },
        { customer: chosen ? { ...{ __typename: 'Customer' }, ...chosen } : null },
      ),
    setRecord([chosen]: readonly RecordValue[]) {
      const link = { recordKind: chosen?.kind ?? null, recordId: chosen?.id ?? null };
      set(link, { ...link, recordTitle: chosen?.name ?? null });
    },
  };
}
