import type { Editor } from '@tiptap/react';
import { sendFile } from '../upload/sendFile.ts';

/** Uploads a file and inserts it at the cursor. Rejects with the gateway's refusal. */
export async function insertUpload(editor: Editor, file: File): Promise<void> {
  const { signal } = new AbortController();
  const stored = await sendFile(file, { isShared: true, onProgress: () => undefined, signal });
  insertMedia(editor, {
    src: stored.url,
    isVideo: stored.type.startsWith('video/'),
    alt: stored.name,
  });
}

interface Media {
  /** The address, on this site or by https. */
  src: string;
  isVideo: boolean;
  alt: string;
}

export function insertMedia(editor: Editor, { src, isVideo, alt }: Media): void {
  const node = isVideo ? { type: 'video', attrs: { src } } : { type: 'image', attrs: { src, alt } };
  editor.chain().focus().insertContent(node).run();
}
