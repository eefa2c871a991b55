import { createContext, type ReactNode } from 'react';

/** Draws the way to the page of a title. The layout lends it, which knows the navigation. */
export const BreadcrumbContext = createContext<(title: string) => ReactNode>(() => null);
