import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../app/paths.ts';
import { ActionButton } from '../../components/ActionButton.tsx';

/** Opens the form of a new invoice with the parties and lines of another one; nothing is stored before it is saved. */
export function DuplicateInvoiceButton({ id }: { id: string }) {
  const { t } = useTranslation('invoices');
  return (
    <ActionButton
      label={t('actions.duplicate')}
      icon={IconCopy}
      variant="default"
      to={linkTo.copyOfInvoice(id)}
    />
  );
}
