/** A record that events and messages are about. */
export interface About {
  kind: string;
  id: string;
}

/** Returns the record that an address restricts a list to: `?about=Deal:7`. */
export function aboutIn(parameters: Pick<URLSearchParams, 'get'>): About | undefined {
  const [, kind, id] = /^([A-Za-z]+):(.+)$/.exec(parameters.get('about') ?? '') ?? [];
  return kind && id ? { kind, id } : undefined;
}

export const aboutParameter = ({ kind, id }: About) => `${kind}:${id}`;

/** Returns the filter of what is about a record. A kind with a reference of its own counts by it, too. */
export function aboutFilter(about: About | undefined, own: Readonly<Record<string, string>>) {
  if (!about) return {};
  const { kind, id } = about;
  const byRecord = { recordKind: [kind], recordId: id };
  const field = own[kind];
  return field ? { or: [{ [field]: id }, byRecord] } : byRecord;
}
