import { onTestFinished, vi } from 'vitest';
import type { TestGateway } from '../../gateway/testing/test-gateway.ts';

const BOUNDARY = '----test';

/** Sends the uploads of `XMLHttpRequest` to the gateway, once `line` is there. */
export function uploadsReach({ app }: TestGateway, line: Promise<void> = Promise.resolve()): void {
  class Request {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onprogress?: () => void;
    responseText = '';
    status = 0;
    #url = '';
    #headers: Record<string, string> = {};

    open(_method: string, url: string) {
      this.#url = url;
    }

    abort() {}

    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }

    async send(form: FormData) {
      await line;
      const payload = await payloadOf(form);
      this.upload.onprogress?.({ loaded: payload.length, total: payload.length });
      const headers = {
        ...this.#headers,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      };
      const answer = await app.inject({ method: 'POST', url: this.#url, payload, headers });
      this.status = answer.statusCode;
      this.responseText = answer.body;
      this.onprogress?.();
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function payloadOf(form: FormData): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const [name, value] of form.entries()) {
    const isFile = typeof value !== 'string';
    const named = `name="${name}"${isFile ? `; filename="${value.name}"` : ''}`;
    parts.push(Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${named}\r\n\r\n`));
    const content = isFile ? new Uint8Array(await value.arrayBuffer()) : Buffer.from(value);
    parts.push(Buffer.from(content), Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
