import type { Domain } from '../../services/domain.ts';
import { filesResolvers } from './files.resolvers.ts';
import { attachmentRecord, fileRecord } from './files.record.ts';

export const files: Domain = {
  name: 'files',
  resolvers: filesResolvers,
  records: [fileRecord, attachmentRecord],
};
