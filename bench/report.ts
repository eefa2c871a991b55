import type { Entry } from './entry.ts';
import type { Measured } from './run-entry.ts';

export function report({ name, unit }: Entry, measured: readonly Measured[]): string {
  const first = measured[0]?.contender.name ?? '';
  const lines = measured.map((each) => [
    each.contender.name,
    Math.round(each.perSecond).toLocaleString('en'),
    each.contender.name === first ? '' : `${each.ratio.toFixed(2)} ×`,
    ...wantedOf(each),
  ]);
  return `${name}\n${table([['', unit, `${first} is`, 'wanted', ''], ...lines])}\n`;
}

function wantedOf({ contender: { wanted, atMost }, isMet }: Measured): string[] {
  const bounds = [wanted && `≥ ${wanted} ×`, atMost && `≤ ${atMost} ×`].filter(Boolean).join(' ');
  return [bounds, bounds && (isMet ? 'holds' : 'MISSED')];
}

export function table(lines: readonly string[][]): string {
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]!.length)),
  );
  return lines
    .map((line) =>
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))),
    )
    .map((cells) => `  ${cells.join('   ')}`.trimEnd())
    .join('\n');
}
