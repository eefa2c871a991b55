import { typedForm } from '../../../gateway/formats/typed-form.ts';
import { folded } from '../../core/folded.ts';

const named: Record<string, string> = {
  noon: '12:00',
  'meio-dia': '12:00',
  midnight: '00:00',
  'meia-noite': '00:00',
};

/** Returns `09:00` for a typed time: "9", "9h", "9h30", "0930", "9:30 pm", "meio-dia"; undefined when it is none. */
export function readTime(text: string): string | undefined {
  const typed = folded(typedForm(text)).replaceAll(/\s+/g, ' ');
  if (Object.hasOwn(named, typed)) return named[typed];
  const parts =
    /^(?:at |as )?(\d{1,2})(?:(?:[:.]| ?h(?:oras?)? ?)(\d\d)?(?::\d\d)?(?: ?min)?)?(?: ?([ap])\.?(?:m\.?)?)?$/.exec(
      typed,
    ) ?? /^(\d{1,2})(\d\d)$/.exec(typed);
  if (!parts) return undefined;
  const [, hours = '', minutes = '00', half] = parts;
  const hour = hourOf(Number(hours), half);
  if (hour === undefined || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
