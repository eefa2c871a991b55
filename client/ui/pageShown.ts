import { createContext, useContext } from 'react';

export const PageShown = createContext(true);

/** Whether the first page of the visit has its content: all other requests come after it. */
export const useIsPageShown = (): boolean => useContext(PageShown);
