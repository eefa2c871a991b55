import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { storedState } from '../app/stored-state.ts';
import { useListParams } from './useListParams.ts';
import { NO_VIEW } from './viewAddress.ts';

/** How the rows of a list look, as its URL writes it; usual when left out. */
export interface ListLook {
  columns?: string | undefined;
  density?: string | undefined;
}

/** How each list, by its path, was last arranged on this browser. */
const kept = storedState<Record<string, ListLook>>('listLooks', {});

/** How a list looks: as the URL says, else as the list was last arranged. A saved view has a look of its own. */
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
