import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { storedState } from '../app/stored-state.ts';
import { useListParams } from './useListParams.ts';
import { NO_VIEW } from './viewAddress.ts';

/** As in the URL; left out for the default. */
export interface ListLook {
  columns?: string | undefined;
  density?: string | undefined;
}

/** By the list's path, in this browser. */
const kept = storedState<Record<string, ListLook>>('listLooks', {});

/** From the URL, else the last one used. A saved view has its own. */
export function useListLook() {
  const { get, arrange } = useListParams();
  const { pathname } = useLocation();
  const looks = useSyncExternalStore(kept.subscribe, kept.read);
  const isView = !['', NO_VIEW].includes(get('view'));
  const last = isView ? {} : looks[pathname];
  const look: ListLook = {
    columns: get('columns') || last?.columns,
    density: get('density') || last?.density,
  };
  return {
    look,
    changeLook(changes: ListLook) {
      if (!isView) kept.write({ ...looks, [pathname]: { ...last, ...changes } });
      arrange({ ...changes });
    },
  };
}
