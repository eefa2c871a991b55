import { fetchAsUser } from './fetchAsUser.ts';
import { noAnswerText, refusalMessage } from './http.ts';

/** Rejects with the gateway's refusal, or an error that it was unreachable. */
export async function download(path: string): Promise<void> {
  const answer = await fetchAsUser(path).catch((cause: unknown) => {
    throw new Error(noAnswerText(), { cause });
  });
  if (!answer.ok) {
    const refusal: unknown = await answer.json().catch(() => undefined);
    throw new Error(refusalMessage(refusal));
  }
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  saveAs(await answer.blob(), name ?? '');
}

export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
