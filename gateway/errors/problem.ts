import { english } from './messages.en.ts';
import { portuguese } from './messages.pt-BR.ts';
import type { Language, Words } from './language.ts';
import type { Catalogue, Code, Message } from './catalogue.ts';

type Parameter = string | number | Problem | Words;

export interface Problem {
  readonly code: Code;
  readonly parameters: Readonly<Record<string, Parameter>>;
}

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type ParametersOf<C extends Code> = [NamesIn<(typeof english)[C]>] extends [never]
  ? []
  : [parameters: Readonly<Record<NamesIn<(typeof english)[C]>, Parameter>>];

export const problem = <C extends Code>(code: C, ...[parameters]: ParametersOf<C>): Problem => ({
  code,
  parameters: parameters ?? {},
});

/** Returns a problem with an English text, for the authors of documents and requests. */
export const said = (text: string) => problem('said', { text });

const catalogues: Readonly<Record<Language, Catalogue>> = { en: english, 'pt-BR': portuguese };

export function problemText({ code, parameters }: Problem, language: Language): string {
  return messageFor(catalogues[language][code], parameters).replace(
    /\{(\w+)\}/g,
    (_, name: string) => {
      const value = parameters[name]!;
      if (typeof value !== 'object') return String(value);
      return 'code' in value ? problemText(value, language) : value[language];
    },
  );
}

function messageFor(message: Message, parameters: Problem['parameters']): string {
  if (typeof message === 'string') return message;
  const value = parameters[message.by];
  return (typeof value === 'string' && message[value]) || message.other;
}
