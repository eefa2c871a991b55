import type { Cell } from '../../csv/cells.ts';
import type { Language, Words } from '../../errors/language.ts';
import type { NotificationRow } from '../../records/generated/rows.ts';

export type NotificationCode = NonNullable<NotificationRow['code']>;

type Titled = Pick<NotificationRow, 'title' | 'code' | 'sender'>;

const titles: Readonly<Record<NotificationCode, Words>> = {
  MESSAGE_RECEIVED: { en: 'New message from {sender}', 'pt-BR': 'Nova mensagem de {sender}' },
  DEAL_WON: { en: 'Deal won', 'pt-BR': 'Venda ganha' },
  STOCK_LOW: { en: 'Stock is low', 'pt-BR': 'Estoque baixo' },
  MENTIONED: {
    en: '{sender} mentioned you in a note',
    'pt-BR': '{sender} mencionou você em uma anotação',
  },
  CARD_ASSIGNED: { en: 'A card was assigned to you', 'pt-BR': 'Um cartão foi atribuído a você' },
};

export const titleOf = (code: NotificationCode, sender: string | null, language: Language = 'en') =>
  titles[code][language].replace('{sender}', () => sender ?? '');

/** A cell with the gateway's own titles in the file's language, and anyone else's as they are. */
export const titleCell: Cell<Titled> = {
  write: ({ title, code, sender }, language) =>
    code ? titleOf(code, sender ?? null, language) : title,
};
