import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

export const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  pngChunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
  pngChunk('IDAT', deflateSync(Buffer.from('0020406f', 'hex'))),
  pngChunk('IEND', Buffer.alloc(0)),
]);

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** The start of a Windows program, and of a Linux one. */
export const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(120)]);
export const elf = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(120)]);

export interface SampleFile {
  name: string;
  bytes: Buffer | string;
  /** The type that the sender claims. */
  type?: string;
}

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

interface ZipEntry {
  name: string;
  content: Buffer | string;
}

/**
 * Returns a ZIP file with deflated entries; when streamed, sizes follow each entry. The list of entries is at the end.
 */
export function zipOf(entries: readonly ZipEntry[], { isStreamed = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  const lengthOf = (buffers: readonly Buffer[]) =>
    buffers.reduce((sum, { length }) => sum + length, 0);
  for (const { name, content } of entries) {
    const plain = Buffer.from(content);
    const deflated = deflateRawSync(plain);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(plain), 0);
    sizes.writeUInt32LE(deflated.length, 4);
    sizes.writeUInt32LE(plain.length, 8);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(20, 4);
    header.writeUInt16LE(isStreamed ? 8 : 0, 6);
    header.writeUInt16LE(8, 8);
    if (!isStreamed) sizes.copy(header, 14);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    listed.push(listing(header, sizes, lengthOf(parts)), Buffer.from(name));
    const behind = isStreamed ? [Buffer.from('504b0708', 'hex'), sizes] : [];
    parts.push(Buffer.concat([header, Buffer.from(name), deflated, ...behind]));
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(lengthOf(listed), 12);
  end.writeUInt32LE(lengthOf(parts), 16);
  return Buffer.concat([...parts, ...listed, end]);
}

function listing(header: Buffer, sizes: Buffer, offset: number): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  header.copy(entry, 6, 4, 14);
  sizes.copy(entry, 16);
  header.copy(entry, 28, 26, 28);
  entry.writeUInt32LE(offset, 42);
  return entry;
}
