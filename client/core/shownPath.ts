let shown = '';

/** The path of the shown page, for actions that run long after they were offered. */
export const shownPath = {
  read: () => shown,
  write: (path: string) => void (shown = path),
};
