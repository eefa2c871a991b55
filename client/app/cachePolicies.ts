import type { TypePolicies } from '@apollo/client';
import { chatMessagesPolicy } from '../features/chats/chatMessagesPolicy.ts';

/** How the cache keeps types whose objects have no id, or whose lists are written whole. */
export const cachePolicies: TypePolicies = {
  // Replaced, since removed entries are gone.
  Query: { fields: { views: { merge: false }, dealForecast: { merge: false } } },
  // One for all: it has no id, and every change of an invoice evicts it.
  InvoiceSummary: { merge: true },
  // One object of the caller; queries read different fields of it.
  FileLimits: { merge: true },
  // A list reads fewer of their fields than a page.
  InvoiceParty: { merge: true },
  MessageSender: { merge: true },
  // One for each account; its list is always written whole.
  Cart: { keyFields: ['uid'], fields: { list: { merge: false } } },
  // Always written whole.
  Invoice: { fields: { items: { merge: false }, payments: { merge: false } } },
  // Parts are always written whole.
  Customer: { fields: { contacts: { merge: false }, addresses: { merge: false } } },
  Product: { fields: { morePictures: { merge: false } } },
  // Products are always written whole; undoing removes timeline entries.
  Deal: { fields: { products: { merge: false }, timeline: { merge: false } } },
  // Lists are always written whole, also when someone else took an entry out.
  Board: { fields: { columns: { merge: false } } },
  BoardColumn: { fields: { cards: { merge: false } } },
  // Without an id: one entry for each room.
  ChatRoomSummary: { keyFields: ['chatId'] },
  // The pages of a room form one list, read from the end.
  Chat: { fields: { messages: chatMessagesPolicy } },
};
