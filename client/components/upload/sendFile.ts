import { isRefusal, NO_ANSWER } from '../../app/http.ts';
import { session } from '../../app/session.ts';

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
export const sendFile: SendFile = (file, { isShared, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append('shared', String(isShared));
    form.append('files', file, file.name);
    // Not `fetch`, which does not tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/files');
    request.setRequestHeader('authorization', `Bearer ${session.token() ?? ''}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parsed(request.responseText);
      const [stored] = (answer as { files?: StoredFile[] } | undefined)?.files ?? [];
      if (stored) resolve(stored);
      else reject(asError(answer));
    };
    request.onerror = () => reject(asError(undefined));
    request.onabort = () => reject(asError(undefined));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asError = (answer: unknown) =>
  new Error((isRefusal(answer) ? answer : NO_ANSWER).message, { cause: answer });
