import { ownersByIds } from '../../database/owners.ts';
import { requireRead } from '../../records/access.ts';
import { requireCaller } from '../../services/context.ts';
import type { Resolvers } from '../../graphql/generated/resolvers.ts';
import { uploadLimits } from '../../config/limits.ts';
import { attachable, readableFile, removeFile } from './file-changes.ts';
import { acceptedTypes } from '../../formats/file-types.ts';
import { fileUrl } from './files.rules.ts';
import { listAttached, listFiles, usedBytes } from './files.store.ts';

const endings = acceptedTypes.flatMap((each) => each.endings);

export const filesResolvers: Resolvers = {
  Query: {
    async file(_source, { id }, context) {
      return (await readableFile(context, id)) ?? null;
    },
    files: (_source, page, context) =>
      listFiles(context.db, requireCaller(context).account.id, page),
    attachedFiles: (_source, of, context) => {
      requireRead(context, attachable(context, of.kind));
      return listAttached(context.db, of);
    },
    async fileLimits(_source, _args, context) {
      const { fileBytes, files: filesAtOnce, accountBytes } = uploadLimits;
      const used = await usedBytes(context.db, requireCaller(context).account.id);
      return { fileBytes, filesAtOnce, accountBytes, usedBytes: used, endings };
    },
  },
  Mutation: {
    deleteFile: async (_source, { input }, context) => ({
      id: input.id,
      activityId: await removeFile(context, input.id),
    }),
  },
  File: {
    url: ({ id }) => fileUrl(id),
    isShared: ({ isShared }) => isShared === 1,
    owner: async ({ accountId }, _args, { load }) => (await load(ownersByIds, accountId)) ?? null,
  },
};
