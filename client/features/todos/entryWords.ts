import { folded } from '../../core/folded.ts';
import type { Language } from '../../core/settings.ts';
import { weekdayIn } from '../../ui/dates/spokenDay.ts';

interface EntryWords {
  /** Words of something that repeats, of which to-dos know nothing yet: they stay together. */
  repeats: RegExp;
  /** Words that make a name before a weekday: "Black Friday". */
  names: RegExp;
  /** Words that make two numbers a count: "parcela 10/12". */
  counted: RegExp;
  /** Names of days that count as well, where a line begins: "quarta parcela". */
  ordinals: RegExp;
}

/** The words are without accents, and in lower case. */
const words: Record<Language, EntryWords> = {
  en: {
    repeats:
      /\b((daily|(bi|semi)?(weekly|monthly|annually)|fortnightly|quarterly|yearly) ((on|by) |the \d|(mon|tues|wednes|thurs|fri|satur|sun)day)|(every|each) ((other|single|\d+(st|nd|rd|th)?) )?(days?|weeks?|weekdays?|months?|quarters?|years?|mornings?|evenings?|nights?|(mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/,
    names:
      /^(black|good|cyber|ash|shrove|fat|maundy|holy|palm|easter|whit|super|bowl|giving|business|blue|taco|casual|plough|last|past)$/,
    counted:
      /^(parts?|instal?lments?|payments?|pages?|chapters?|steps?|lots?|batch|episodes?|rounds?|rate|option)$/,
    ordinals: /$^/,
  },
  'pt-BR': {
    repeats:
      /\b((diaria|semanal|quinzenal|mensal|bimestral|trimestral|semestral|anual)mente|(quinzenal|semanal|mensal) (n[oa]s? )?(segunda|terca|quarta|quinta|sexta|sabado|domingo)|(tod[oa]s?|cada)( [oa]s?)?( \d+)? (dias?|semanas?|mes|meses|anos?|manhas?|tardes?|noites?|domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?))\b/,
    names: /^(super|black|ultim[oa]|passad[oa]|d[eao]s?)$/,
    counted:
      /^(parcelas?|prestacao|prestacoes|partes?|paginas?|capitulos?|etapas?|lotes?|episodios?|rodadas?|cotas?|mensalidades?)$/,
    ordinals: /^(segunda|terca|quarta|quinta|sexta)$/,
  },
};

export const repeats = (line: string, language: Language): boolean =>
  words[language].repeats.test(folded(line));

export const isOrdinal = (said: string, language: Language): boolean =>
  words[language].ordinals.test(folded(said));

const HIGHEST_MONTH = 12;

/** The words between the names of two days that go together: "Monday to Friday", "segunda e quarta". */
const between = /^(?:a|as|e|ou|ate|to|and|or|through|thru|until|till|-|–|&)$/;

/** Tells whether a day's words mean something else after those before them, as in "Black Friday" or "part 2/3". */
export function isNoDay(said: string, before: readonly string[], language: Language): boolean {
  const previous = folded(before.at(-1) ?? '');
  const { names, counted } = words[language];
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})$/.exec(said) ?? [];
  if (first && second) {
    const mayCount = Number(first) <= Number(second) && Number(second) <= HIGHEST_MONTH;
    return mayCount || said === '24/7' || counted.test(previous);
  }
  if (!weekdayIn(said, language)) return false;
  const other = between.test(previous) ? before.at(-2) : before.at(-1);
  return names.test(previous) || (other !== undefined && weekdayIn(other, language));
}
