import { ownersByIds } from '../../database/owners.ts';
import type { FileRow } from '../../records/generated/rows.ts';
import { type Context, requireCaller } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { uploadLimits } from '../../config/limits.ts';
import { readableRow } from '../../records/hosts.ts';
import { rowLoaderOf } from '../../records/read/row-loader.ts';
import { attachFile, detachFile, requireReadableAttachments } from './attachment-changes.ts';
import { attachmentsByNotes, listAttached, listAttachments } from './attachments.store.ts';
import { removeFile } from './file-changes.ts';
import { attachableFiles, hostIn, readableAttachments, readableFile } from './readable-files.ts';
import { acceptedTypes } from '../../formats/file-types.ts';
import { fileUrl } from './files.rules.ts';
import { listFiles, usedBytes } from './files.store.ts';

const endings = acceptedTypes.flatMap((each) => each.endings);

export const filesResolvers: Resolvers = {
  Query: {
    async file(_source, { id }, context) {
      return (await readableFile(context, id)) ?? null;
    },
    files: (_source, page, context) =>
      listFiles(context.db, requireCaller(context).account.id, page),
    attachedFiles: async (_source, of, context) => {
      await requireReadableAttachments(context, of);
      return listAttached(context.db, of);
    },
    attachments: async (_source, of, context) => {
      await requireReadableAttachments(context, of);
      return listAttachments(context.db, of);
    },
    attachableFiles: (_source, { text }, context) => attachableFiles(context, text),
    async fileLimits(_source, _args, context) {
      const { fileBytes, files: filesAtOnce, accountBytes } = uploadLimits;
      const used = await usedBytes(context.db, requireCaller(context).account.id);
      return { fileBytes, filesAtOnce, accountBytes, usedBytes: used, endings };
    },
  },
  Mutation: {
    attachFile: (_source, { input }, context) => attachFile(context, input),
    detachFile: (_source, { input }, context) => detachFile(context, input),
    deleteFile: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeFile(context, input.id),
    }),
  },
  File: {
    url: ({ id }) => fileUrl(id),
    isShared: ({ isShared }) => isShared === 1,
    owner: async ({ accountId }, _args, { load }) => (await load(ownersByIds, accountId)) ?? null,
    attachments: ({ id }, _args, context) => readableAttachments(context, id),
    recordKind: async ({ id }, _args, context) => (await firstHost(context, id))?.kind ?? null,
    recordId: async ({ id }, _args, context) => (await firstHost(context, id))?.id ?? null,
    async record({ id }, _args, context) {
      const host = await firstHost(context, id);
      const row = host && (await readableRow(context, host));
      return row ? ({ ...row, __typename: host.kind } as never) : null;
    },
  },
  Note: {
    attachments: async ({ id }, _args, { load }) => (await load(attachmentsByNotes, id)) ?? [],
  },
  Attachment: {
    file: async ({ fileId }, _args, { load }) =>
      (await load(rowLoaderOf('files'), fileId)) as unknown as FileRow,
    attachedBy: async ({ accountId }, _args, { load }) =>
      (await load(ownersByIds, accountId)) ?? null,
  },
};

async function firstHost(context: Context, fileId: string) {
  const [first] = await readableAttachments(context, fileId);
  return first && hostIn(first);
}
