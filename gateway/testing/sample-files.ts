import { deflateSync } from 'node:zlib';

/** A PNG of one dark pixel, whole. */
export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  pngChunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
  pngChunk('IDAT', deflateSync(Buffer.from('0020406f', 'hex'))),
  pngChunk('IEND', Buffer.alloc(0)),
]);

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** The start of a program for Windows, and of one for Linux. */
export const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(120)]);
export const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(120)]);

export interface SampleFile {
  name: string;
  bytes: Buffer | string;
  /** What the sender says that it is. */
  type?: string;
}

/** An upload as a browser sends it. */
export async function formOf(
  files: readonly SampleFile[],
  fields: Readonly<Record<string, string>> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { name, bytes, type = 'application/octet-stream' } of files) {
    form.append('files', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name);
  }
  const whole = new Response(form);
  return {
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type')! },
  };
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
