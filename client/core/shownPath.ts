let shown = '';

/** The path of the page that is shown, for what runs long after it was offered. */
export const shownPath = {
  read: () => shown,
  write: (path: string) => void (shown = path),
};
