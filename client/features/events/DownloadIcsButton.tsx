import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../core/download.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Downloads an iCalendar file; events from midnight to midnight where the company is become whole days. */
export function DownloadIcsButton({ path, label }: { path: string; label: string }) {
  const attempt = useAttempt();
  const [isLoading, setIsLoading] = useState(false);

  async function fetchFile() {
    setIsLoading(true);
    await attempt(download(path));
    setIsLoading(false);
  }

  return (
    <ActionButton
      label={label}
      icon={IconCalendarDown}
      variant="default"
      loading={isLoading}
      onClick={() => void fetchFile()}
    />
  );
}
