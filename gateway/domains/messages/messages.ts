import { makeMessages } from '../../../seed/messages.ts';
import { textOfHtml } from '../../formats/html-text.ts';
import type { Domain } from '../../services/domain.ts';
import { messagesResolvers } from './messages.resolvers.ts';
import { messagesRest } from './messages.rest.ts';
import { messageRecord } from './messages.record.ts';

export const messages: Domain = {
  name: 'messages',
  resolvers: messagesResolvers,
  rest: messagesRest,
  csv: {
    Message: {
      fileName: { en: 'messages', 'pt-BR': 'mensagens' },
      // "From" and "To" tell the folder, and what is selected is a state of the screen.
      leftOut: ['folder', 'selected'],
      columns: {
        date: {},
        sender: {},
        recipient: {},
        subject: {},
        customer: {},
        isRead: {},
        message: { form: textOfHtml },
      },
    },
  },
  seed: makeMessages,
  records: [messageRecord],
};
