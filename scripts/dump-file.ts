import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { DamagedDump } from '../gateway/database/dump/dump-format.ts';

/** Writes the file whole and to the disk, or not at all; only its owner reads it, since it has secrets. */
export async function writeDump(file: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists: it is left as it is.`);
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    const written = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(inChunks(lines), createGzip({ level: 4 }), written);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const CHUNK_CHARACTERS = 64 * 1024;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

export async function* readDump(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const unzipped = createGunzip();
  const reading = pipeline(createReadStream(file), unzipped);
  reading.catch(() => undefined);
  try {
    yield* createInterface({ input: unzipped, crlfDelay: Infinity });
    await reading;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code?.startsWith('Z_') ? new DamagedDump('its compressed text is broken') : error;
  } finally {
    unzipped.destroy();
  }
}
