export interface Attachment {
  name: string;
  url: string;
}

const ATTACHMENT = /^(.+) (\/files\/[\w-]+)$/;

/** A message that is a file: its name and its address, which other readers of the text understand as well. */
export const textOfAttachment = ({ name, url }: Attachment) => `${name} ${url}`;

export function attachmentIn(text: string): Attachment | undefined {
  const [, name, url] = ATTACHMENT.exec(text) ?? [];
  return name && url ? { name, url } : undefined;
}
