import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '../../core/download.ts';
import { localTimeZone } from '../../core/timeZone.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Downloads an iCalendar file; events from midnight to midnight become whole days. */
export function DownloadIcsButton({ path, label }: { path: string; label: string }) {
  const attempt = useAttempt();
  const [isLoading, setIsLoading] = useState(false);

  async function fetchFile() {
    setIsLoading(true);
    const timeZone = localTimeZone();
    await attempt(download(`${path}?${new URLSearchParams({ timeZone }).toString()}`));
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
