import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../../core/paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';

/** Opens a new invoice's form with these parties and lines; stores nothing. */
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
