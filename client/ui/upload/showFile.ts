import { fetchAsUser } from '../../core/fetchAsUser.ts';

/** Rejects when the gateway refuses or cannot be reached. */
export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetchAsUser(url);
  if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
  return answer.blob();
}

/** Whether a URL is that of a stored file, which needs the token, so that the browser cannot load it by itself. */
export const isFileUrl = (url: string) => /^\/files\/[\w-]+$/.test(url);

/**
 * Shows a stored file from memory, since it needs the token. Answers a function that releases it. Without the
 * file the alternative text stays.
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

/** Rejects as `fetchFile` does. */
export async function saveFile({ url, name }: { url: string; name: string }): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(url));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
