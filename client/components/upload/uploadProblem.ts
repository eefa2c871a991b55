/** What the gateway's `fileLimits` says of one file. */
export interface UploadLimits {
  fileBytes: number;
  accountBytes: number;
  usedBytes: number;
  /** Of names, without the dot. */
  endings: readonly string[];
}

/** Why a file would be refused, as a key of the `uploads` catalogue. */
export type UploadProblem = 'empty' | 'tooLarge' | 'noRoom' | 'wrongType';

/** What can be said of a file before it is sent; undefined when nothing speaks against it. */
export function problemOf(file: File, limits: UploadLimits): UploadProblem | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > limits.fileBytes) return 'tooLarge';
  if (file.size + limits.usedBytes > limits.accountBytes) return 'noRoom';
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return limits.endings.includes(ending) ? undefined : 'wrongType';
}
