import { createContext, type ReactNode } from 'react';

/** Draws what stands before and after a page's title. The layout lends it, which knows the navigation. */
export const BreadcrumbContext = createContext<
  (title: string) => Partial<Record<'before' | 'after', ReactNode>>
>(() => ({}));
