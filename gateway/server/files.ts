import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepFiles, type UploadedFile } from '../domains/files/file-changes.ts';
import { readableFile } from '../domains/files/readable-files.ts';
import type { Host } from '../records/hosts.ts';
import { isShownInPlace } from '../formats/file-types.ts';
import { fileUrl } from '../domains/files/files.rules.ts';
import { readBytes } from '../domains/files/files.store.ts';
import type { FileRow } from '../records/generated/rows.ts';
import { requireGroup } from '../records/access.ts';
import { requireCaller, type Context } from '../services/context.ts';
import { invalid, notFound, tooLarge } from '../errors/errors.ts';
import { problem } from '../errors/problem.ts';
import { uploadLimits } from '../config/limits.ts';
import { FILE_POLICY } from '../http/headers.ts';
import { committing, heldOrStored, type Idempotent, replay } from '../http/idempotency.ts';
import { concurrencyLimit } from '../http/concurrency-limit.ts';

interface FilesTransport {
  contextFor: (request: FastifyRequest) => Promise<Context>;
  once: Idempotent;
}

const { files, fields, fieldBytes, fileBytes } = uploadLimits;
const limits = { files, fields, fileSize: fileBytes, fieldSize: fieldBytes };

/** `POST /api/files` stores files, `GET /files/:id` answers one; both are for signed-in users. */
export async function filesRoutes(
  app: FastifyInstance,
  { contextFor, once }: FilesTransport,
): Promise<void> {
  await app.register(multipart, { limits });
  const limited = concurrencyLimit();
  app.post('/api/files', async (request, reply) => {
    const context = await signedIn(request);
    return limited(requireCaller(context).account.id, async () => {
      const upload = await uploadIn(request);
      const stored = await heldOrStored(once, request, () => wordsOf(upload));
      if (stored) return replay(reply, stored);
      const kept = await keepFiles({ ...context, committing: committing(request) }, upload);
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ files: kept.map(answerOf) });
    });
  });
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const context = await signedIn(request);
    const file = await readableFile(context, request.params.id);
    if (!file) throw notFound('File');
    fileHeaders(reply, file);
    if (request.headers['if-none-match'] === etagOf(file)) return reply.code(304).send();
    const content = Readable.from(readBytes(context.db, file), { objectMode: false });
    return reply.header('content-length', file.size).send(content);
  });

  async function signedIn(request: FastifyRequest): Promise<Context> {
    const context = await contextFor(request);
    requireGroup(context, 'GUEST');
    return context;
  }
}

function answerOf({ id, name, type, size, sha256, isShared, createdAt }: FileRow) {
  return { id, name, type, size, sha256, isShared: isShared === 1, createdAt, url: fileUrl(id) };
}

const etagOf = ({ sha256 }: FileRow) => `"${sha256}"`;

/**
 * Sets headers with which a file is revalidated each time, so that access is checked anew; an unchanged one is not sent
 * again.
 */
function fileHeaders(reply: FastifyReply, file: FileRow): void {
  const { name, type } = file;
  const shown = isShownInPlace(type) ? 'inline' : 'attachment';
  const ascii = name.replace(/[^ -~]|["\\%]/g, '_');
  void reply.headers({
    'content-type': /^text\/[^;]+$/.test(type) ? `${type}; charset=utf-8` : type,
    'content-disposition': `${shown}; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': FILE_POLICY,
    'cache-control': 'private, no-cache',
    vary: 'authorization',
    etag: etagOf(file),
  });
}

/** Returns the name encoded as in RFC 8187, which is stricter than a URL. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

interface Upload {
  files: UploadedFile[];
  isShared: boolean;
  attachedTo?: Host | undefined;
}

/** A refused upload is read to its end, so that the answer arrives. */
async function uploadIn(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw invalid({ files: problem('not_multipart') });
  // A client that has disconnected would be waited for without end.
  if (request.raw.destroyed) throw unreadable();
  const upload: Upload = { files: [], isShared: false };
  try {
    for await (const part of request.parts()) await add(part, upload);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOf(error, upload.files.length);
  }
  if (upload.files.length === 0) throw invalid({ files: problem('at_least_one') });
  return upload;
}

async function add(part: Multipart, upload: Upload): Promise<void> {
  if (part.type === 'file') {
    upload.files.push({ name: part.filename, bytes: await part.toBuffer() });
    return;
  }
  if (part.valueTruncated) {
    throw tooLarge({ [part.fieldname]: problem('longer_than_kib', { most: fieldBytes / 1024 }) });
  }
  if (part.fieldname === 'shared') upload.isShared = part.value === 'true';
  if (part.fieldname === 'attachedTo') upload.attachedTo = attachedIn(String(part.value));
}

/** Returns the record that a text such as `Customer/5b58774d` names. */
function attachedIn(text: string): Host | undefined {
  const [kind = '', ...id] = text.split('/');
  return text ? { kind, id: id.join('/') } : undefined;
}

/** Returns a text that is the same for two forms that differ in their boundary alone. */
const wordsOf = ({ files, isShared, attachedTo }: Upload) =>
  JSON.stringify([isShared, attachedTo, ...files.map(({ name, bytes }) => [name, sha256(bytes)])]);

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const unreadable = () => invalid({ files: problem('unreadable') });

/** Returns the refusal for an error of the form's reader; `index` is that of the file. */
function refusalOf(error: unknown, index: number): unknown {
  const { code } = error as { code?: string };
  switch (code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge({
        [`files.${index}`]: problem('larger_than_mib', { most: fileBytes / 1024 ** 2 }),
      });
    case 'FST_FILES_LIMIT':
      return tooLarge({ files: problem('more_than', { most: files }) });
    case 'FST_FIELDS_LIMIT':
      return tooLarge({ fields: problem('more_than', { most: fields }) });
    case 'TOO_LARGE':
      return error;
    default:
      return unreadable();
  }
}
