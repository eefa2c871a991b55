import { connection } from '../../core/connection.ts';
import { refusalMessage, UNAUTHORIZED } from '../../core/http.ts';
import { ownHeaders } from '../../core/own-headers.ts';
import { session } from '../../core/session.ts';

interface FormSending {
  /** Gets the share of the form that is sent, from 0 to 1. */
  onProgress?: (progress: number) => void;
  /** Gets the whole answer so far, as it grows. */
  onAnswer?: (text: string) => void;
  signal: AbortSignal;
}

/**
 * Resolves to the answer's text. Rejects with the gateway's refusal, that one is offline, or 'Something went wrong!'.
 */
export const sendForm = (path: string, form: FormData, sending: FormSending): Promise<string> =>
  new Promise((resolve, reject) => {
    const { onProgress, onAnswer, signal } = sending;
    const token = session.token();
    // `fetch` does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(ownHeaders(token))) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onprogress = () => {
      if (request.status === 200) onAnswer?.(request.responseText);
    };
    request.onload = () => {
      if (request.status === UNAUTHORIZED) session.reject(token);
      if (request.status < 300) resolve(request.responseText);
      else reject(asError(parsed(request.responseText)));
    };
    request.onerror = () => {
      void connection.probe();
      reject(asError(undefined));
    };
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

/** Whether a form was lost on its way: a refusal has the gateway's answer as its cause. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.cause === undefined;

const asError = (answer: unknown) => new Error(refusalMessage(answer), { cause: answer });
