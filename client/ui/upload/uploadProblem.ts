export interface UploadLimits {
  fileBytes: number;
  accountBytes: number;
  usedBytes: number;
  /** The accepted file extensions, without the dot. */
  endings: readonly string[];
}

/** A key in the `uploads` catalogue. */
export type UploadProblem = 'empty' | 'tooLarge' | 'noRoom' | 'wrongType';

/** Returns the reason why a file may not be sent; undefined when it may. */
export function problemOf(file: File, limits: UploadLimits): UploadProblem | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > limits.fileBytes) return 'tooLarge';
  if (file.size + limits.usedBytes > limits.accountBytes) return 'noRoom';
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return limits.endings.includes(ending) ? undefined : 'wrongType';
}
