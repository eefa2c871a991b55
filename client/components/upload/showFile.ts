import { fetchAsUser } from '../../app/fetchAsUser.ts';

/** The content of a stored file. Rejects when the gateway refuses it or cannot be reached. */
export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetchAsUser(url);
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
  return answer.blob();
}

/** Whether an address is one of a stored file, which the browser cannot load by itself. */
export const isFileUrl = (url: string) => /^\/files\/[\w-]+$/.test(url);

/**
 * Shows a stored file in a picture or a video, from memory: the browser would ask for it without the token.
 * What it answers takes the content out of memory again. Without the content the alternative text stands.
 */
export function showFile(element: HTMLImageElement | HTMLVideoElement, url: string): () => void {
  let isGone = false;
  let shown: string | undefined;
  void fetchFile(url).then(
    (content) => {
      if (isGone) return;
      shown = URL.createObjectURL(content);
      element.src = shown;
    },
    () => element.setAttribute('data-missing', 'true'),
  );
  return () => {
    isGone = true;
    if (shown) URL.revokeObjectURL(shown);
  };
}

/** Saves a stored file under its name. Rejects as `fetchFile` does. */
export async function saveFile({ url, name }: { url: string; name: string }): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(url));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
