import { useMutation } from '@apollo/client/react';
import { Button, CloseButton, Group, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { RecordInput } from '../../records/form/RecordInput.tsx';
import { PreviewLink } from '../../records/page/PreviewLink.tsx';
import { evictKinds } from '../../records/recordLists.ts';
import {
  type MessageCustomer_MessageFragment,
  SetMessageCustomerDocument,
} from './MessageCustomer.generated.ts';

interface Props {
  message: MessageCustomer_MessageFragment;
}

/** Shows which customer a message is about; chosen here, it is listed with the customer. */
export function MessageCustomer({ message: { id, customer } }: Props) {
  const { t } = useTranslation(['messages', 'records']);
  const showProblem = useShowProblem();
  const [isChoosing, setIsChoosing] = useState(false);
  const [update] = useMutation(SetMessageCustomerDocument, { update: evictKinds('Message') });

  function set([chosen]: { id: string; name: string }[]) {
    setIsChoosing(false);
    void update({
      variables: { input: { id, customerId: chosen?.id ?? null } },
      optimisticResponse: {
        updateMessage: {
          message: {
            ...{ __typename: 'Message', id },
            customer: chosen ? { ...{ __typename: 'Customer' }, ...chosen } : null,
          },
        },
      },
    }).catch(showProblem);
  }

  if (customer) {
    return (
      <Group gap={4} wrap="nowrap" mb="sm" fz="sm">
        <Text size="sm">{t('records:fieldsOf.Message.customer')}:</Text>
        <PreviewLink kind="Customer" id={customer.id} name={customer.name} />
        <CloseButton size="sm" aria-label={t('noCustomer')} onClick={() => set([])} />
      </Group>
    );
  }
  if (isChoosing) {
    return (
      <RecordInput
        of="Customer"
        label={t('records:fieldsOf.Message.customer')}
        autoFocus
        value={[]}
        onChange={set}
      />
    );
  }
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      mb="sm"
      leftSection={<IconUserPlus size={14} aria-hidden />}
      onClick={() => setIsChoosing(true)}
    >
      {t('linkCustomer')}
    </Button>
  );
}
