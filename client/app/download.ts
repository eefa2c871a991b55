import { session } from './session.ts';

/** Fetches a file as the signed-in user and hands it to the browser. Rejects when there is none. */
export async function download(path: string): Promise<void> {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${session.token() ?? ''}` },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  URL.revokeObjectURL(url);
}
