import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Returns the unpacked font of a WOFF file (W3C, WOFF 1.0), so that a PDF is made without inflating it each time. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index));
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * SFNT_ENTRY, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  tables.forEach(({ tag, checksum, bytes }, index) => {
    const at = SFNT_HEADER + SFNT_ENTRY * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4);
    parts.push(bytes, padding);
    offset += bytes.length + padding.length;
  });
  return Buffer.concat(parts);
}

function tableAt(woff: Buffer, index: number) {
  const at = WOFF_HEADER + WOFF_ENTRY * index;
  const [offset, packed, length, checksum] = [4, 8, 12, 16].map((each) =>
    woff.readUInt32BE(at + each),
  ) as [number, number, number, number];
  const bytes = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum,
    bytes: packed < length ? inflateSync(bytes) : bytes,
  };
}
