import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, Refusal, tooLarge } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';

export interface SpooledUpload {
  path: string;
  /** The file's name as the sender gave it. */
  name: string;
  fields: Readonly<Record<string, string>>;
}

interface Room {
  path: string;
  mostBytes: number;
}

/** Stores the upload on disk first, so that it need not fit into memory; deletes it after the work. */
export async function withSpooled<Result>(
  request: FastifyRequest,
  mostBytes: number,
  work: (upload: SpooledUpload) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'retaguarda-upload-'));
  try {
    return await work(await spooled(request, { path: join(folder, 'file'), mostBytes }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function spooled(request: FastifyRequest, room: Room): Promise<SpooledUpload> {
  if (!request.isMultipart()) throw invalid({ file: problem('not_multipart') });
  // A client that has disconnected would be waited for without end.
  if (request.raw.destroyed) throw unreadable();
  const fields: Record<string, string> = {};
  let name: string | undefined;
  try {
    for await (const part of request.parts()) name = (await kept(part, room, fields)) ?? name;
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error);
  }
  if (name === undefined) throw invalid({ file: problem('not_sent') });
  return { path: room.path, name, fields };
}

async function kept(
  part: Multipart,
  { path, mostBytes }: Room,
  fields: Record<string, string>,
): Promise<string | undefined> {
  if (part.type === 'field') {
    if (part.valueTruncated) throw tooLarge({ [part.fieldname]: problem('too_long_text') });
    fields[part.fieldname] = String(part.value);
    return undefined;
  }
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated)
    throw tooLarge({ file: problem('larger_than_mib', { most: mostBytes / 1024 ** 2 }) });
  // The store refuses NUL.
  return part.filename.replaceAll('\0', '');
}

const unreadable = () => invalid({ file: problem('unreadable') });

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code } = error as { code?: string };
  return code === 'FST_FILES_LIMIT' ? tooLarge({ file: problem('only_one') }) : unreadable();
}
