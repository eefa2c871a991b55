import type { TypePolicies } from '@apollo/client';
import { chatMessagesPolicy } from '../features/chats/chatMessagesPolicy.ts';

/** The cache's policies for types whose objects have no id, or whose lists are written whole. */
export const cachePolicies: TypePolicies = {
  // These lists are replaced, since removed entries are gone.
  Query: { fields: { views: { merge: false }, dealForecast: { merge: false } } },
  // There is one for all invoices: it has no id, and every change of an invoice evicts it.
  InvoiceSummary: { merge: true },
  // It is one object of the caller; queries read different fields of it.
  FileLimits: { merge: true },
  // A list reads fewer of their fields than a page.
  InvoiceParty: { merge: true },
  MessageSender: { merge: true },
  // Each account has one; its list is always written whole.
  Cart: { keyFields: ['uid'], fields: { list: { merge: false } } },
  // Both lists are always written whole.
  Invoice: { fields: { items: { merge: false }, payments: { merge: false } } },
  // Parts are always written whole.
  Customer: { fields: { contacts: { merge: false }, addresses: { merge: false } } },
  Product: { fields: { morePictures: { merge: false } } },
  // Products are always written whole; undoing removes stage changes.
  Deal: { fields: { products: { merge: false }, stageChanges: { merge: false } } },
  // Lists are always written whole, also when someone else took an entry out.
  Board: { fields: { columns: { merge: false } } },
  BoardColumn: { fields: { cards: { merge: false } } },
  // Summaries have no id: one entry for each room.
  ChatRoomSummary: { keyFields: ['chatId'] },
  // The pages of a room form one list, read from the end.
  Chat: { fields: { messages: chatMessagesPolicy } },
};
