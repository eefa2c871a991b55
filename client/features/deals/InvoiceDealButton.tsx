import { useMutation } from '@apollo/client/react';
import { Anchor, Button, Text } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { notifyProblem } from '../../core/notify.tsx';
import { linkTo } from '../../core/paths.ts';
import { refusalOf } from '../../core/refusal.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { usePageAction } from '../../ui/pageActions.ts';
import { useShowProblem } from '../../ui/useShowProblem.ts';
import { useNotifyUndoable } from '../../records/undo/useUndoable.ts';
import { evictKinds } from '../../records/recordLists.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import { InvoiceDealDocument } from './InvoiceDealButton.generated.ts';
import { useDealPlacing } from './useDealPlacing.ts';

type Deal = Pick<DealCard_DealFragment, 'id' | 'title' | 'version' | 'invoiceId' | 'customer'>;

interface Props {
  deal: Deal;
  isSmall?: boolean;
  onDone?: () => void;
}

export function InvoiceDealButton({ deal, isSmall = false, onDone }: Props) {
  const { t } = useTranslation('deals');
  const mayInvoice = useIsInGroup('editor');
  const { isMaking, make } = useInvoicing(deal);
  const canMake = mayInvoice && !deal.invoiceId && deal.customer !== null && !isMaking;
  const run = () => void make().then(onDone);
  usePageAction(
    canMake && !isSmall ? { label: t('makeInvoice'), icon: IconFileInvoice, run } : undefined,
  );
  if (deal.invoiceId) {
    return (
      <Anchor component={Link} to={linkTo.invoice(deal.invoiceId)} size={isSmall ? 'xs' : 'sm'}>
        {t('openInvoice')}
      </Anchor>
    );
  }
  if (!mayInvoice) return null;
  if (!deal.customer) {
    return (
      <Text size="xs" c="dimmed">
        {t('noInvoiceWithoutCustomer')}
      </Text>
    );
  }
  return (
    <Button
      variant={isSmall ? 'light' : 'filled'}
      size={isSmall ? 'compact-xs' : 'sm'}
      leftSection={<IconFileInvoice size={16} aria-hidden />}
      loading={isMaking}
      aria-label={t('makeInvoiceOf', { title: deal.title })}
      onClick={run}
    >
      {t('makeInvoice')}
    </Button>
  );
}

function useInvoicing({ id, title, version }: Deal) {
  const { t } = useTranslation('deals');
  const offerUndo = useNotifyUndoable();
  const showProblem = useShowProblem();
  const { asItIs } = useDealPlacing();
  const [invoice, { loading }] = useMutation(InvoiceDealDocument, {
    update: evictKinds('Invoice'),
  });

  async function make() {
    try {
      const { data } = await invoice({ variables: { input: { id, version } } });
      if (!data) return;
      const { activityId, deal } = data.invoiceDeal;
      offerUndo({
        message: t('invoiced', { title }),
        ...(deal.invoiceId && {
          link: { to: linkTo.invoice(deal.invoiceId), label: t('viewInvoice') },
        }),
        activityId,
        then: () => asItIs(id),
      });
    } catch (error) {
      // Someone else was first, and their invoice is shown.
      const current = refusalOf(error)?.current as { orderNo?: string } | undefined;
      if (current?.orderNo) notifyProblem(t('invoicedByOther', { number: current.orderNo }));
      else showProblem(error);
      await asItIs(id);
    }
  }

  return { isMaking: loading, make };
}
