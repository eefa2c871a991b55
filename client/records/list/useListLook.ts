import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { keepLook, storedLooks, lookOf, refetchLooks } from './listLooks.ts';
import { setAll } from '../../ui/useAddressParams.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { lookKeys, useListParams } from './useListParams.ts';
import { NO_VIEW } from './useListParams.ts';

/** The parameters of a list's column settings in the URL, which omits defaults. */
export type ListLook = Partial<Record<(typeof lookKeys)[number], string | undefined>>;

/** Returns the column settings from the URL, otherwise the last ones of this account. A saved view has its own. */
export function useListLook() {
  const { get, arrange } = useListParams([...lookKeys, 'view']);
  const { pathname } = useLocation();
  const client = useApolloClient();
  const attempt = useAttempt();
  const renew = useEffectEvent(() => void attempt(refetchLooks(client)));
  useEffect(() => renew(), []);
  const list = pathname.slice(1).replaceAll('/', '-');
  const isView = !['', NO_VIEW].includes(get('view'));
  const kept = useSyncExternalStore(storedLooks.subscribe, () => lookOf(list));
  const last = new URLSearchParams(isView ? '' : kept);
  const look: ListLook = Object.fromEntries(
    lookKeys.map((key) => [key, get(key) || last.get(key) || undefined]),
  );
  return {
    look,
    changeLook(changes: ListLook) {
      if (!isView) {
        setAll(last, changes);
        void attempt(keepLook(client, list, last.toString()));
      }
      arrange(changes);
    },
  };
}
