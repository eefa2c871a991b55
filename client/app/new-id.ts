const BYTES = 12;

/** An identifier made here, in the gateway's form: a repeated send names the same record. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
