import { IconArrowMerge, IconFileDownload, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../core/download.ts';
import { linkTo } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { PlainDialog } from '../../ui/PlainDialog.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { type RecordAction, RecordMenu } from '../../records/page/RecordMenu.tsx';
import { AnonymizeCustomer } from './AnonymizeCustomer.tsx';

interface Props {
  customer: { id: string; name: string; version: number };
  remove: RecordAction | undefined;
}

/** Offers, besides merging and deleting, what the law on personal data lets a person ask for. */
export function CustomerMenu({ customer, remove }: Props) {
  const { t } = useTranslation('customers');
  const mayAsk = useIsInGroup('admin');
  const attempt = useAttempt();
  const [isOpen, setOpen] = useState(false);
  const merge = {
    as: 'other',
    label: t('merge.start'),
    icon: IconArrowMerge,
    to: linkTo.mergeCustomers(customer.id),
  } as const;
  if (!mayAsk) return <RecordMenu actions={[merge, remove]} />;
  return (
    <>
      <RecordMenu
        actions={[
          {
            as: 'download',
            label: t('privacy.export'),
            icon: IconFileDownload,
            run: () => attempt(download(linkTo.customerData(customer.id))),
          },
          {
            as: 'delete',
            label: t('privacy.anonymize'),
            icon: IconUserOff,
            run: () => setOpen(true),
          },
          merge,
          remove,
        ]}
      />
      <PlainDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('privacy.title', { name: customer.name })}
      >
        <AnonymizeCustomer customer={customer} onClose={() => setOpen(false)} />
      </PlainDialog>
    </>
  );
}
