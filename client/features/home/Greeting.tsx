import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../core/session.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useNow } from '../../ui/useNow.ts';

interface Props {
  /** The page's name in the menu. */
  name: string;
  children?: ReactNode;
}

/** A page's title that greets by the user's own clock. */
export function Greeting({ name, children }: Props) {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const hour = new Date(useNow()).getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const [firstName] = (user?.name ?? '').split(' ');
  return (
    <PageTitle title={t(`greeting.${part}`, { name: firstName })} name={name}>
      {children}
    </PageTitle>
  );
}
