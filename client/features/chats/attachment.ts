export interface Attachment {
  name: string;
  url: string;
}

const ATTACHMENT = /^(.+) (\/files\/[\w-]+)$/;

/** Returns the name and URL, which are readable as plain text too. */
export const textOfAttachment = ({ name, url }: Attachment) => `${name} ${url}`;

export function attachmentIn(text: string): Attachment | undefined {
  const [, name, url] = ATTACHMENT.exec(text) ?? [];
  return name && url ? { name, url } : undefined;
}
