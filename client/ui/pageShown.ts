import { createContext, useContext } from 'react';

export const PageShown = createContext(true);

/** False until the first page of the visit has its content: what else is asked for comes after it. */
export const useIsPageShown = (): boolean => useContext(PageShown);
