import { sendForm } from './sendForm.ts';

export interface StoredFile {
  id: string;
  name: string;
  type: string;
  /** The size in bytes. */
  size: number;
  /** The address for `fetch` with the token: `/files/…`. */
  url: string;
}

export interface Sending {
  /** Whether every signed-in account that has its id may read it. */
  isShared: boolean;
  attachedTo?: string | undefined;
  /** Gets the share of the file that is sent, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

export type SendFile = (file: File, sending: Sending) => Promise<StoredFile>;

/** Rejects with the gateway's refusal, or with 'Something went wrong!'. */
export const sendFile: SendFile = async (file, { isShared, attachedTo, onProgress, signal }) => {
  const form = new FormData();
  form.append('shared', String(isShared));
  if (attachedTo) form.append('attachedTo', attachedTo);
  form.append('files', file, file.name);
  const answer = await sendForm('/api/files', form, { onProgress, signal });
  const { files } = JSON.parse(answer) as { files: [StoredFile] };
  return files[0];
};
