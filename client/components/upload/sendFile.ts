import { sendForm } from './sendForm.ts';

/** A file as the gateway keeps it. */
export interface StoredFile {
  id: string;
  name: string;
  /** Media type. */
  type: string;
  /** In bytes. */
  size: number;
  /** Where its content is, for `fetch` with the token: `/files/…`. */
  url: string;
}

export interface Sending {
  /** Lets every signed-in account that has its id read it. */
  isShared: boolean;
  /** Is told how much has been sent, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
}

export type SendFile = (file: File, sending: Sending) => Promise<StoredFile>;

/** Sends one file. Rejects with the gateway's refusal, and with 'Something went wrong!' when it has none. */
export const sendFile: SendFile = async (file, { isShared, onProgress, signal }) => {
  const form = new FormData();
  form.append('shared', String(isShared));
  form.append('files', file, file.name);
  const answer = await sendForm('/api/files', form, { onProgress, signal });
  const { files } = JSON.parse(answer) as { files: [StoredFile] };
  return files[0];
};
