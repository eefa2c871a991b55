import type { Migration } from 'kysely';
import { accounts } from './0001-accounts.ts';
import { invoices } from './0002-invoices.ts';
import { activities } from './0003-activities.ts';
import { products } from './0004-products.ts';
import { carts } from './0005-carts.ts';
import { customers } from './0006-customers.ts';
import { deals } from './0007-deals.ts';
import { events } from './0008-events.ts';
import { users } from './0009-users.ts';
import { messages } from './0010-messages.ts';
import { chats } from './0011-chats.ts';
import { todos } from './0012-todos.ts';
import { projects } from './0013-projects.ts';
import { boards } from './0014-boards.ts';
import { notifications } from './0015-notifications.ts';
import { files } from './0016-files.ts';
import { views } from './0017-views.ts';
import { customerPositions } from './0018-customer-positions.ts';
import { checkOuts } from './0019-check-outs.ts';
import { dealFigures } from './0020-deal-figures.ts';
import { figures } from './0022-figures.ts';
import { customerFigures } from './0023-customer-figures.ts';
import { productPictures } from './0025-product-pictures.ts';
import { deletedRecords } from './0026-deleted-records.ts';
import { cardDescriptions } from './0027-card-descriptions.ts';
import { nextSteps } from './0028-next-steps.ts';
import { takenBack } from './0029-taken-back.ts';
import { olderBoards } from './0030-older-boards.ts';
import { createdNumbers } from './0031-created-numbers.ts';
import { ownSearchable } from './0032-own-searchable.ts';
import { createdNumbersOfPeople } from './0033-created-numbers-of-people.ts';
import { migrationChecksums } from './0034-migration-checksums.ts';
import { ended } from './0035-ended.ts';
import { textIndexes } from './0036-text-indexes.ts';
import { customerWebsites } from './0037-customer-websites.ts';
import { invoicePayments } from './0038-invoice-payments.ts';
import { customerContacts } from './0039-customer-contacts.ts';
import { stockEntries } from './0040-stock-entries.ts';
import { dealClosings } from './0041-deal-closings.ts';
import { productCosts } from './0042-product-costs.ts';
import { customerConsents } from './0043-customer-consents.ts';
import { listLooks } from './0044-list-looks.ts';
import { invoiceEmails } from './0045-invoice-emails.ts';
import { lossReasons } from './0046-loss-reasons.ts';
import { morePictures } from './0047-more-pictures.ts';
import { rateLimits } from './0049-rate-limits.ts';
import { sessionDevices } from './0052-session-devices.ts';
import { idempotencyKeys } from './0054-idempotency-keys.ts';
import { apiKeys } from './0056-api-keys.ts';
import { projectPeople } from './0058-project-people.ts';
import { eventsAndMessagesOfCustomers } from './0060-events-and-messages-of-customers.ts';
import { attachedFiles } from './0061-attached-files.ts';
import { secondFactors } from './0065-second-factors.ts';
import { invitations } from './0066-invitations.ts';
import { passkeys } from './0067-passkeys.ts';
import { identities } from './0068-identities.ts';
import { notes } from './0069-notes.ts';
import { todoVersions } from './0070-todo-versions.ts';
import { allDayEvents } from './0071-all-day-events.ts';
import { openAmounts } from './0072-open-amounts.ts';
import { undosThatDelete } from './0073-undos-that-delete.ts';
import { searchBeginnings } from './0074-search-beginnings.ts';
import { searchableMessages } from './0075-searchable-messages.ts';
import { sentMessages } from './0076-sent-messages.ts';
import { createdNumbersOfOwners } from './0077-created-numbers-of-owners.ts';
import { collationKeys } from './0078-collation-keys.ts';
import { presence } from './0079-presence.ts';
import { companies } from './0080-companies.ts';
import { pricesWithTax } from './0081-prices-with-tax.ts';
import { decimalLines } from './0082-decimal-lines.ts';
import { todoTimes } from './0083-todo-times.ts';
import { notifiedRecords } from './0084-notified-records.ts';
import { activityTransactions } from './0085-activity-transactions.ts';
import { notificationCodes } from './0086-notification-codes.ts';
import { undoneBy } from './0087-undone-by.ts';
import { productPrices } from './0088-product-prices.ts';
import { recordChanges } from './0101-record-changes.ts';
import { recordTimes } from './0090-record-times.ts';
import { noteEdits } from './0091-note-edits.ts';
import { notesOfCustomers } from './0091-notes-of-customers.ts';
import { notesOfDeals } from './0091-notes-of-deals.ts';
import { filtersAndDuplicates } from './0093-filters-and-duplicates.ts';
import { todoDueDays } from './0094-todo-due-days.ts';
import { attachments } from './0096-attachments.ts';
import { mentions } from './0097-mentions.ts';
import { notesOfCards } from './0098-notes-of-cards.ts';
import { searchableFiles } from './0099-searchable-files.ts';
import { recordsOfEventsAndMessages } from './0100-records-of-events-and-messages.ts';

/** In order; `checksums.json` has the checksum of each file, and a database refuses an edited one. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-invoices': invoices,
  '0003-activities': activities,
  '0004-products': products,
  '0005-carts': carts,
  '0006-customers': customers,
  '0007-deals': deals,
  '0008-events': events,
  '0009-users': users,
  '0010-messages': messages,
  '0011-chats': chats,
  '0012-todos': todos,
  '0013-projects': projects,
  '0014-boards': boards,
  '0015-notifications': notifications,
  '0016-files': files,
  '0017-views': views,
  '0018-customer-positions': customerPositions,
  '0019-check-outs': checkOuts,
  '0020-deal-figures': dealFigures,
  '0022-figures': figures,
  '0023-customer-figures': customerFigures,
  '0025-product-pictures': productPictures,
  '0026-deleted-records': deletedRecords,
  '0027-card-descriptions': cardDescriptions,
  '0028-next-steps': nextSteps,
  '0029-taken-back': takenBack,
  '0030-older-boards': olderBoards,
  '0031-created-numbers': createdNumbers,
  '0032-own-searchable': ownSearchable,
  '0033-created-numbers-of-people': createdNumbersOfPeople,
  '0034-migration-checksums': migrationChecksums,
  '0035-ended': ended,
  '0036-text-indexes': textIndexes,
  '0037-customer-websites': customerWebsites,
  '0038-invoice-payments': invoicePayments,
  '0039-customer-contacts': customerContacts,
  '0040-stock-entries': stockEntries,
  '0041-deal-closings': dealClosings,
  '0042-product-costs': productCosts,
  '0043-customer-consents': customerConsents,
  '0044-list-looks': listLooks,
  '0045-invoice-emails': invoiceEmails,
  '0046-loss-reasons': lossReasons,
  '0047-more-pictures': morePictures,
  '0049-rate-limits': rateLimits,
  '0052-session-devices': sessionDevices,
  '0054-idempotency-keys': idempotencyKeys,
  '0056-api-keys': apiKeys,
  '0058-project-people': projectPeople,
  '0060-events-and-messages-of-customers': eventsAndMessagesOfCustomers,
  '0061-attached-files': attachedFiles,
  '0065-second-factors': secondFactors,
  '0066-invitations': invitations,
  '0067-passkeys': passkeys,
  '0068-identities': identities,
  '0069-notes': notes,
  '0070-todo-versions': todoVersions,
  '0071-all-day-events': allDayEvents,
  '0072-open-amounts': openAmounts,
  '0073-undos-that-delete': undosThatDelete,
  '0074-search-beginnings': searchBeginnings,
  '0075-searchable-messages': searchableMessages,
  '0076-sent-messages': sentMessages,
  '0077-created-numbers-of-owners': createdNumbersOfOwners,
  '0078-collation-keys': collationKeys,
  '0079-presence': presence,
  '0080-companies': companies,
  '0081-prices-with-tax': pricesWithTax,
  '0082-decimal-lines': decimalLines,
  '0083-todo-times': todoTimes,
  '0084-notified-records': notifiedRecords,
  '0085-activity-transactions': activityTransactions,
  '0086-notification-codes': notificationCodes,
  '0087-undone-by': undoneBy,
  '0088-product-prices': productPrices,
  '0090-record-times': recordTimes,
  '0091-note-edits': noteEdits,
  '0091-notes-of-customers': notesOfCustomers,
  '0091-notes-of-deals': notesOfDeals,
  '0093-filters-and-duplicates': filtersAndDuplicates,
  '0094-todo-due-days': todoDueDays,
  '0096-attachments': attachments,
  '0097-mentions': mentions,
  '0098-notes-of-cards': notesOfCards,
  '0099-searchable-files': searchableFiles,
  '0100-records-of-events-and-messages': recordsOfEventsAndMessages,
  '0101-record-changes': recordChanges,
};
