/** Whether the file has its end, for types that tell where it is: what was cut on its way is not kept as whole. */
export function isWhole(bytes: Buffer, type: string): boolean {
  if (/zip$|officedocument|opendocument/.test(type)) return isWholeZip(bytes);
  return ends[type]?.(bytes) ?? true;
}

const ends: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/gif': isWholeGif,
  'image/webp': (bytes) => bytes.length >= 8 + bytes.readUInt32LE(4),
  'image/avif': hasBoxes('meta'),
  'image/heic': hasBoxes('meta'),
  'video/mp4': hasBoxes('moov'),
  'application/pdf': (bytes) => bytes.subarray(-1024).includes('%%EOF'),
};

const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1');
const END_OF_ZIP_BYTES = 22;
const LONGEST_COMMENT = 65_535;
/** The value that says that the real numbers are elsewhere, as in archives of over 4 GiB. */
const ZIP64 = 0xffff_ffff;

/** Tells whether a ZIP has its end, where the list of entries stands after all of them. */
function isWholeZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - LONGEST_COMMENT - END_OF_ZIP_BYTES);
  const end = bytes.lastIndexOf(END_OF_ZIP);
  if (end < from || end + END_OF_ZIP_BYTES > bytes.length) return false;
  if (end + END_OF_ZIP_BYTES + bytes.readUInt16LE(end + 20) > bytes.length) return false;
  const [size, start] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  return start === ZIP64 || size + start <= end;
}

/** Tells whether a PNG has its end; it is made of chunks of a length, a name and a checksum. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}

const START_OF_SCAN = 0xda;
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** Looks for a JPEG's end after its segments, because a preview in one of them has an end too. */
function isWholeJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    while (bytes[at + 1] === 0xff) at += 1;
    if (bytes[at] !== 0xff) return false;
    if (bytes[at + 1] === START_OF_SCAN) return bytes.includes(END_OF_JPEG, at);
  }
  return false;
}

const colours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Tells whether a GIF has its end; it is made of blocks, each ended by an empty one. */
function isWholeGif(bytes: Buffer): boolean {
  let at = 13 + colours(bytes[10]);
  while (at < bytes.length && bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) at += 2;
    else if (bytes[at] === 0x2c) at += 11 + colours(bytes[at + 9]);
    else return false;
    while (bytes[at]) at += 1 + bytes[at]!;
    at += 1;
  }
  return bytes[at] === 0x3b;
}

/** Tells whether boxes of a length and a name fill the file, with the one without which nothing is shown. */
function hasBoxes(needed: string) {
  return (bytes: Buffer): boolean => {
    let at = 0;
    let isThere = false;
    while (at + 8 <= bytes.length) {
      const name = bytes.toString('latin1', at + 4, at + 8);
      isThere ||= name === needed || name === 'moof';
      const size = bytes.readUInt32BE(at);
      if (size === 0) return isThere;
      if (size === 1 && at + 16 > bytes.length) return false;
      at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size;
      if (size > 1 && size < 8) return false;
    }
    return isThere && at === bytes.length;
  };
}
