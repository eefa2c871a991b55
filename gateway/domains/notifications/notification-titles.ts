import type { Cell } from '../../csv/cells.ts';
import type { Language, Words } from '../../errors/language.ts';

/** Titles that the gateway writes; they are stored in English, and put into the reader's language. */
export const titles = {
  dealWon: { en: 'Deal won', 'pt-BR': 'Venda ganha' },
  stockLow: { en: 'Stock is low', 'pt-BR': 'Estoque baixo' },
  cardAssigned: {
    en: 'A card was assigned to you',
    'pt-BR': 'Um cartão foi atribuído a você',
  },
} satisfies Record<string, Words>;

const messageFrom: Words = { en: 'New message from ', 'pt-BR': 'Nova mensagem de ' };

export const titleOfMessage = (sender: string) => messageFrom.en + sender;

const known = new Map<string, Words>(Object.values(titles).map((words) => [words.en, words]));

function titleIn(title: string, language: Language): string {
  if (title.startsWith(messageFrom.en))
    return messageFrom[language] + title.slice(messageFrom.en.length);
  return known.get(title)?.[language] ?? title;
}

/** A cell with a title: the gateway's own in the file's language, anyone else's as it is. */
export const titleCell: Cell<string> = { write: titleIn };
