import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useState, useSyncExternalStore } from 'react';
import { evictLists } from '../../core/cachedLists.ts';
import { sendFile, type StoredFile } from './sendFile.ts';
import { UploadLimitsDocument } from './UploadLimits.generated.ts';
import type { UploadLimits } from './uploadProblem.ts';
import { type Upload, UploadQueue } from './uploadQueue.ts';

interface Options {
  /** Whether every signed-in account that has the id may read it, for attachments of shared records. */
  isShared?: boolean;
  /** A record: `Customer/5b58774d`. */
  attachedTo?: string;
  /** The extensions that can be chosen, without the dot; all that the gateway accepts by default. */
  endings?: readonly string[];
  onStored?: (file: StoredFile) => void;
}

export interface Uploads {
  uploads: readonly Upload[];
  limits: UploadLimits | undefined;
  endings: readonly string[] | undefined;
  add: (files: readonly File[]) => void;
  cancel: (key: number) => void;
  retry: (key: number) => void;
  remove: (key: number) => void;
  clear: () => void;
}

/** Returns uploads and the steps to change them. Only the first `onStored` is used. */
export function useUploads({
  isShared = false,
  attachedTo,
  endings,
  onStored,
}: Options = {}): Uploads {
  const { cache } = useApolloClient();
  const { data } = useQuery(UploadLimitsDocument);
  const [queue] = useState(
    () =>
      new UploadQueue({
        send: sendFile,
        isShared,
        attachedTo,
        onStored(file) {
          countIn(cache, file);
          onStored?.(file);
        },
      }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  const limits = data && { ...data.fileLimits, ...(endings && { endings }) };
  const { cancel, retry, remove, clear } = queue;
  const add = (files: readonly File[]) => limits && queue.add(files, limits);
  return { uploads, limits, endings, add, cancel, retry, remove, clear };
}

function countIn(cache: ApolloCache, { size }: StoredFile): void {
  cache.updateQuery(
    { query: UploadLimitsDocument },
    (read) =>
      read && { fileLimits: { ...read.fileLimits, usedBytes: read.fileLimits.usedBytes + size } },
  );
  evictLists(cache, 'files', 'attachments');
}
