/** What the document itself asks for, before its first file has come. */
export interface Early {
  token: string;
  profile: Promise<Response>;
}

declare global {
  var early: Early | undefined;
}

/** The profile that was asked for with the document, once. */
export function earlyProfile(token: string): Promise<Response> | undefined {
  const { early } = globalThis;
  globalThis.early = undefined;
  return early?.token === token ? early.profile : undefined;
}
