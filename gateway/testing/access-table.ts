import type { Declaration } from '../records/declare/declaration.ts';
import { declarations } from '../records/declarations.ts';
import { pluralOf } from '../records/declare/sdl-nodes.ts';
import { isSpecified } from './kind-access-table.ts';

type Lowest = 'public' | 'GUEST' | 'EDITOR' | 'ADMIN' | 'SA';

/**
 * The lowest role that may use each root field, as the specification's roles say: not taken from the SDL, but for the
 * fields of kinds that the specification does not name.
 */
export const accessTable: ReadonlyMap<string, Lowest> = new Map([
  // Accounts: who has none may only get in; other people's roles and home are for SA.
  ...rows('public', 'login register requestPasswordReset resetPassword'),
  ...rows('public', 'verifySecondFactor startTotpAtSignIn'),
  ...rows('public', 'startPasskeySignIn signInWithIdentity'),
  ...rows('GUEST', 'identities startIdentity addIdentity removeIdentity'),
  ...rows('GUEST', 'startPasskey addPasskey removePasskey'),
  ...rows('public', 'signInOptions invitation acceptInvitation'),
  ...rows('ADMIN', 'invitations inviteAccount resendInvitation revokeInvitation'),
  ...rows('GUEST', 'secondFactors startTotp confirmTotp removeSecondFactors renewRecoveryCodes'),
  ...rows('SA', 'secondFactorRoles requireSecondFactor resetSecondFactors'),
  ...rows('GUEST', 'me sessions logout endSessions updateProfile changePassword changeEmail'),
  ...rows('GUEST', 'apiKeys createApiKey revokeApiKey'),
  ...rows('SA', 'accounts updateAccount unlockAccount endAccountSessions'),
  ...rows('GUEST', 'company'),
  ...rows('SA', 'updateCompany'),
  ...rows('SA', 'invoiceSummary invoiceTrend topInvoiceItems'),

  // Business data: everyone signed in reads, editors write, administrators delete.
  ...business('Customer', 'customers'),
  ...rows('GUEST', 'customerPoints customerTags customerDuplicates owners'),
  ...rows('ADMIN', 'customerPersonalData anonymizeCustomer'),
  ...rows('EDITOR', 'addCustomerNote adjustStock mergeCustomers'),
  ...rows('EDITOR', 'likelyDuplicates setCustomersDistinct'),
  ...several('Customers'),
  ...business('Deal', 'deals'),
  ...rows('GUEST', 'dealStages dealForecast'),
  ...rows('EDITOR', 'moveDealToStage moveDealsToStage addDealNote invoiceDeal'),
  ...several('Deals'),
  ...rows('GUEST', 'lossReason lossReasons'),
  ...rows('ADMIN', 'createLossReason updateLossReason updateLossReasons'),
  ...rows('ADMIN', 'deleteLossReason deleteLossReasons'),
  ...business('Invoice', 'invoices'),
  ...rows(
    'EDITOR',
    'updateInvoices updateInvoicesStatus recordInvoicePayment deleteInvoicePayment sendInvoice',
  ),
  ...rows('ADMIN', 'deleteInvoices'),
  ...business('Product', 'products'),
  ...rows('GUEST', 'productCategories productBrands productRatings productPrices'),
  ...rows('EDITOR', 'isSkuFree'),
  ...several('Products'),
  ...business('Project', 'projects'),
  ...several('Projects'),
  ...business('Event', 'events'),
  ...several('Events'),

  // A board is deleted like other business data; what is on it is changed with it.
  ...rows('GUEST', 'boards board card boardLabels boardMembers'),
  ...rows('EDITOR', 'createBoard renameBoard addBoardMember removeBoardMember'),
  ...rows('EDITOR', 'createBoardLabel updateBoardLabel deleteBoardLabel'),
  ...rows('EDITOR', 'addColumn renameColumn deleteColumn moveColumn'),
  ...rows('EDITOR', 'addCard updateCard deleteCard moveCard moveCardAt reorderCard'),
  ...rows('ADMIN', 'deleteBoard'),

  // The directory of people: administrators manage it.
  ...rows('GUEST', 'user users'),
  ...rows('ADMIN', 'createUser updateUser updateUsers deleteUser deleteUsers'),

  // Whoever is signed in may use their own records; the store sees to it that they are their own.
  ...rows(
    'GUEST',
    'todo todos createTodo createTodos updateTodo updateTodos deleteTodo deleteTodos',
  ),
  ...rows('GUEST', 'reorderTodos todoTags createTodoTag deleteTodoTag'),
  ...rows('GUEST', 'message messages unreadMessages recipients createMessage updateMessage'),
  ...rows('GUEST', 'deleteMessage deleteMessages markMessages'),
  ...rows('GUEST', 'notification notifications'),
  ...rows('GUEST', 'addNotification deleteNotification deleteAllNotifications readNotifications'),
  ...rows('GUEST', 'chat chatRoom chatRooms chatContact chatContacts unreadChatMessages'),
  ...rows('GUEST', 'openChat addChatMessage markChatRead'),
  ...rows('GUEST', 'cart addToCart removeFromCart updateCartAmount clearCart checkOut'),
  ...rows('GUEST', 'file files attachedFiles attachments fileLimits deleteFile'),
  ...rows('GUEST', 'attachableFiles attachFile detachFile notes'),
  ...rows('GUEST', 'note mentionable addNote updateNote deleteNote'),
  ...rows('GUEST', 'views createView updateView deleteView setDefaultView listLooks setListLook'),

  // Across the kinds: search and one's own undo; what everyone did is for administrators.
  ...rows(
    'GUEST',
    'search nearTexts history undoableActivities latestActivity changes restore restoreVersion',
  ),
  ...rows('ADMIN', 'activities activityAuthors activityKinds trash trashDays purge'),

  ...[...declarations.values()].filter(({ kind }) => !isSpecified(kind)).flatMap(declaredRows),
]);

function rows(lowest: Lowest, names: string): [string, Lowest][] {
  return names.split(' ').map((name) => [name, lowest]);
}

function business(kind: string, list: string): [string, Lowest][] {
  const one = kind.replace(/^./, (letter) => letter.toLowerCase());
  return [
    ...rows('GUEST', `${one} ${list}`),
    ...rows('EDITOR', `create${kind} update${kind}`),
    ...rows('ADMIN', `delete${kind}`),
  ];
}

function several(kinds: string): [string, Lowest][] {
  return [...rows('EDITOR', `update${kinds}`), ...rows('ADMIN', `delete${kinds}`)];
}

/** Returns the root fields that follow from a declaration, each with the role that it names. */
export function declaredRows(declaration: Declaration): [string, Lowest][] {
  const { kind, one, many, listed, bulk, operations, read, write } = declaration;
  const [reads, writes, removes] = [read, write, declaration.delete] as [Lowest, Lowest, Lowest];
  const kinds = pluralOf(kind);
  return [
    ...(listed ? rows(reads, `${one} ${many}`) : []),
    ...(operations.includes('CREATE') ? rows(writes, `create${kind}`) : []),
    ...(operations.includes('UPDATE')
      ? rows(writes, `update${kind}${bulk ? ` update${kinds}` : ''}`)
      : []),
    ...(operations.includes('DELETE')
      ? rows(removes, `delete${kind}${bulk ? ` delete${kinds}` : ''}`)
      : []),
  ];
}
