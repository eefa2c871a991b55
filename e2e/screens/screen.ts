import type { Page } from '@playwright/test';

/** A state of the product that a person can look at. The files beside this one list them, area by area. */
export interface Screen {
  name: string;
  path: string;
  /** The heading that shows that the content is there. */
  heading: string | RegExp;
  /** The demo account that looks; nobody is signed in when left out. */
  as?: 'sa' | 'admin' | 'editor' | 'guest';
  /** Prepares the screen before it is looked at, in English. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether it is not read in Portuguese: it is for developers, or shows what came from elsewhere. */
  isEnglish?: boolean;
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).click();
