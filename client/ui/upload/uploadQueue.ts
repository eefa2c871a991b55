import { connection } from '../../core/connection.ts';
import { session } from '../../core/session.ts';
import type { SendFile, StoredFile } from './sendFile.ts';
import { isUnanswered } from './sendForm.ts';
import { problemOf, type UploadLimits, type UploadProblem } from './uploadProblem.ts';

/** The gateway allows four uploads of an account at once. */
const MOST_AT_ONCE = 2;

export interface Upload {
  key: number;
  file: File;
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'cancelled';
  /** The share of the file that is sent, from 0 to 1. */
  progress: number;
  problem?: UploadProblem | undefined;
  message?: string | undefined;
  stored?: StoredFile | undefined;
}

interface Options {
  send: SendFile;
  isShared: boolean;
  attachedTo?: string | undefined;
  onStored: (file: StoredFile) => void;
}

/**
 * Sends a few files at once, and tells of them in their order; each can be cancelled and retried. What found no gateway
 * is sent anew once there is one, as messages are.
 */
export class UploadQueue {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<number, AbortController>();
  readonly #told = new Set<number>();
  #uploads: readonly Upload[] = [];
  #lastKey = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  readonly read = () => this.#uploads;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A file that the gateway would refuse is listed with the reason. */
  readonly add = (files: readonly File[], limits: UploadLimits) => {
    const added = files.map((file): Upload => {
      const problem = problemOf(file, limits);
      this.#lastKey += 1;
      const status = problem ? 'failed' : 'waiting';
      return { key: this.#lastKey, file, progress: 0, status, problem };
    });
    this.#become([...this.#uploads, ...added]);
    this.#sendNext();
  };

  readonly cancel = (key: number) => {
    this.#running.get(key)?.abort();
    const isWaiting = this.#uploads.find((each) => each.key === key)?.status === 'waiting';
    if (isWaiting) this.#change(key, { status: 'cancelled' });
    this.#tell();
  };

  readonly retry = (key: number) => {
    this.#change(key, { status: 'waiting', message: undefined });
    this.#sendNext();
  };

  /** The stored file stays in the gateway. */
  readonly remove = (key: number) => {
    this.#running.get(key)?.abort();
    this.#become(this.#uploads.filter((each) => each.key !== key));
    this.#tell();
  };

  readonly clear = () => {
    this.#running.forEach((controller) => controller.abort());
    this.#become([]);
  };

  #become(next: readonly Upload[]): void {
    this.#uploads = next;
    this.#listeners.forEach((listener) => listener());
  }

  #change(key: number, changes: Partial<Upload>): void {
    this.#become(this.#uploads.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  }

  #sendNext(): void {
    while (this.#running.size < MOST_AT_ONCE) {
      const next = this.#uploads.find(({ status }) => status === 'waiting');
      if (!next) return;
      void this.#send(next);
    }
  }

  async #send({ key, file }: Upload): Promise<void> {
    const { send, isShared, attachedTo } = this.#options;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(key, controller);
    this.#change(key, { status: 'sending', progress: 0 });
    const onProgress = (progress: number) => this.#change(key, { progress });
    try {
      const stored = await send(file, { isShared, attachedTo, onProgress, signal });
      this.#change(key, { status: 'done', progress: 1, stored });
    } catch (error) {
      if (signal.aborted) this.#change(key, { status: 'cancelled' });
      else this.#change(key, { status: 'failed', message: (error as Error).message });
      if (!signal.aborted && isUnanswered(error)) void this.#retryOnceUp(key);
    }
    this.#running.delete(key);
    this.#sendNext();
    this.#tell();
  }

  /** Sends anew what found no gateway, unless somebody else signed in meanwhile. */
  async #retryOnceUp(key: number): Promise<void> {
    const { user } = session.read();
    if (await connection.probe()) return;
    await connection.whenUp();
    const hasFailed = this.#uploads.find((each) => each.key === key)?.status === 'failed';
    if (hasFailed && session.read().user?.id === user?.id) this.retry(key);
  }

  #tell(): void {
    for (const { key, status, stored } of this.#uploads) {
      if (status === 'waiting' || status === 'sending') return;
      if (!stored || this.#told.has(key)) continue;
      this.#told.add(key);
      this.#options.onStored(stored);
    }
  }
}
