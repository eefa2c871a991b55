interface Room {
  /** The most that the files may hold; all sizes are in bytes. */
  most: number;
  used: number;
  added: number;
  /** Contents of deleted files, oldest first. */
  deleted: readonly { id: string; size: number }[];
}

/** Ids of deleted contents to remove; undefined when removing all is not enough. */
export function makeRoom({ most, used, added, deleted }: Room): string[] | undefined {
  if (used + added > most) return undefined;
  let over = used + added + deleted.reduce((sum, { size }) => sum + size, 0) - most;
  const gone: string[] = [];
  for (const { id, size } of deleted) {
    if (over <= 0) break;
    gone.push(id);
    over -= size;
  }
  return gone;
}

export const fileUrl = (id: string) => `/files/${id}`;
