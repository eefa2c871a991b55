/** The single keys by group and action. The screens, the sheet and the guide have them from here. */
export const keyTable = {
  everywhere: { create: 'c', search: '/', goTo: 'g', help: '?' },
  lists: { next: 'j', previous: 'k', select: 'x', edit: 'e', assign: 'm', label: 'l', date: 'd' },
  record: { next: 'j', previous: 'k', edit: 'e', assign: 'm', date: 'd' },
  todos: { next: 'j', previous: 'k', select: 'x', done: 'e', label: 'l', date: 'd' },
  board: { next: 'j', previous: 'k', assign: 'm', label: 'l' },
  calendar: { next: 'j', previous: 'k', today: 't', date: 'd' },
  inbox: { next: 'j', previous: 'k', select: 'x', reply: 'r', delete: '#' },
} as const;

/** The letters that lead to a page after `g`, by the name of the page in the navigation. */
export const goToKeys = {
  home: 'h',
  today: 'h',
  customers: 'c',
  products: 'p',
  deals: 'd',
  invoices: 'f',
  calendar: 'k',
  inbox: 'i',
  todo: 't',
  chat: 'm',
  boards: 'b',
  projects: 'j',
  users: 'u',
  notifications: 'n',
  activity: 'a',
} as const;

export type KeyGroup = keyof typeof keyTable;
export type KeyAction<Group extends KeyGroup> = keyof (typeof keyTable)[Group];
