import { useMutation } from '@apollo/client/react';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { notify } from '../../app/notify.tsx';
import { linkTo } from '../../app/paths.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { useAttempt } from '../../components/useAttempt.ts';
import {
  type DuplicateInvoiceButton_InvoiceFragment,
  DuplicateInvoiceDocument,
} from './DuplicateInvoiceButton.generated.ts';
import { forgetInvoicesOfCustomers } from './invoiceLists.ts';

/** Makes a new invoice of today, pending, with the parties and lines of another one, and opens its form. */
export function DuplicateInvoiceButton({
  invoice,
}: {
  invoice: DuplicateInvoiceButton_InvoiceFragment;
}) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const attempt = useAttempt();
  const [create, { loading }] = useMutation(DuplicateInvoiceDocument, {
    update: forgetInvoicesOfCustomers,
  });

  async function duplicate() {
    const made = await attempt(create({ variables: { input: copied(invoice) } }));
    if (!made?.data) return;
    const { id, orderNo } = made.data.createInvoice.invoice;
    notify(t('created', { orderNo }));
    await navigate(linkTo.editInvoice(id));
  }

  return (
    <ActionButton
      label={t('actions.duplicate')}
      icon={IconCopy}
      variant="default"
      loading={loading}
      onClick={() => void duplicate()}
    />
  );
}

/** What was read as it can be written: inputs know no `__typename`. */
function copied({ currency, vat, customer, ...rest }: DuplicateInvoiceButton_InvoiceFragment) {
  const party = ({ name, address }: typeof rest.buyer) => ({ name, address });
  return {
    currency,
    vat,
    customerId: customer?.id ?? null,
    buyer: party(rest.buyer),
    seller: party(rest.seller),
    items: rest.items.map(({ name, unit, price }) => ({ name, unit, price })),
  };
}
