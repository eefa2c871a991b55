import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../app/download.ts';
import { linkTo } from '../../app/paths.ts';
import { ActionButton } from '../../components/ActionButton.tsx';
import { useAttempt } from '../../components/useAttempt.ts';

/** In the visitor's language and time zone. */
export function DownloadInvoiceButton({ id }: { id: string }) {
  const { t, i18n } = useTranslation('invoices');
  const attempt = useAttempt();
  const [isLoading, setIsLoading] = useState(false);

  async function fetchFile() {
    setIsLoading(true);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await attempt(download(linkTo.invoicePdf(id, { language: i18n.language, timeZone })));
    setIsLoading(false);
  }

  return (
    <ActionButton
      label={t('actions.download')}
      icon={IconFileTypePdf}
      variant="default"
      loading={isLoading}
      onClick={() => void fetchFile()}
    />
  );
}
