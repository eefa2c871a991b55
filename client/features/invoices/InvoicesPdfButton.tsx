import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { download } from '../../core/download.ts';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { linkTo } from '../../core/paths.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { type ListSelection, MOST_CHOSEN } from '../../records/list/useListSelection.ts';
import { invoiceFilterIn } from './invoiceListFilter.ts';

export function InvoicesPdfButton({
  selection: { ids, isAll, count },
}: {
  selection: ListSelection;
}) {
  const { t, i18n } = useTranslation(['invoices', 'common']);
  const { number } = useFormat();
  const [parameters] = useSearchParams();
  const [isMaking, setIsMaking] = useState(false);

  async function save() {
    if (count > MOST_CHOSEN) {
      notifyProblem(t('common:list.tooMany', { most: number(MOST_CHOSEN) }));
      return;
    }
    const timeZone = localTimeZone();
    const filter = isAll ? invoiceFilterIn(parameters) : { ids };
    setIsMaking(true);
    try {
      await download(linkTo.invoicesPdf(filter, { language: i18n.language, timeZone }));
    } catch (error) {
      notifyProblem(error instanceof Error ? error.message : t('common:somethingWrong'));
    }
    setIsMaking(false);
  }

  return (
    <ActionButton
      label={t('actions.download')}
      icon={IconFileTypePdf}
      variant="light"
      size="xs"
      loading={isMaking}
      onClick={() => void save()}
    />
  );
}
