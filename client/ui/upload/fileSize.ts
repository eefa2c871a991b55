import { numberFormat } from '../../core/i18n/formats.ts';

const KIB = 1024;

/** Returns a size such as `1.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const [amount, unit] =
    bytes < KIB
      ? [bytes, 'byte']
      : bytes < KIB ** 2
        ? [bytes / KIB, 'kilobyte']
        : [bytes / KIB ** 2, 'megabyte'];
  const style = { style: 'unit', unitDisplay: unit === 'byte' ? 'long' : 'short' } as const;
  const digits = { maximumFractionDigits: amount < 10 ? 1 : 0 };
  return numberFormat(language, { ...style, ...digits, unit }).format(amount);
}
