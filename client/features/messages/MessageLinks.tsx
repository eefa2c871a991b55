import { useMutation } from '@apollo/client/react';
import { CloseButton, Group, Text } from '@mantine/core';
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

export type Link = 'customer' | 'record';

interface Props {
  message: MessageLinks_MessageFragment;
  /** The link that is being chosen. */
  choosing: Link | undefined;
  onChosen: () => void;
}

/** Shows the customer and the record that a message is about; with both it is listed. */
export function MessageLinks({ message, choosing, onChosen }: Props) {
  const { t } = useTranslation(['messages', 'records']);
  const { setCustomer, setRecord } = useLinks(message);
  const { customer } = message;
  const [record] = recordIn(message);
  if (!customer && !record && !choosing) return null;
  const labels = {
    customer: t('records:fieldsOf.Message.customer'),
    record: t('records:fieldsOf.Message.record'),
  };
  const chosen = (change: () => void) => {
    onChosen();
    change();
  };
  return (
    <Group gap="sm" mb="sm" align="center">
      <Linked
        label={labels.customer}
        link={customer && { kind: 'Customer', ...customer }}
        removeLabel={t('noCustomer')}
        remove={() => setCustomer([])}
      />
      <Linked
        label={labels.record}
        link={record}
        removeLabel={t('noRecord')}
        remove={() => setRecord([])}
      />
      {choosing === 'customer' ? (
        <RecordInput
          of="Customer"
          label={labels.customer}
          autoFocus
          value={[]}
          onChange={(customers) => chosen(() => setCustomer(customers))}
        />
      ) : null}
      {choosing === 'record' ? (
        <AnyRecordInput
          label={labels.record}
          autoFocus
          value={[]}
          onChange={(records) => chosen(() => setRecord(records))}
        />
      ) : null}
    </Group>
  );
}

interface LinkedProps {
  label: string;
  link: RecordValue | null | undefined;
  removeLabel: string;
  remove: () => void;
}

function Linked({ label, link, removeLabel, remove }: LinkedProps) {
  if (!link) return null;
  return (
    <Group gap={4} wrap="nowrap" fz="sm">
      <Text size="sm">{label}:</Text>
      <RecordLink kind={link.kind} id={link.id} name={link.name} />
      <CloseButton size="sm" aria-label={removeLabel} onClick={remove} />
    </Group>
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
