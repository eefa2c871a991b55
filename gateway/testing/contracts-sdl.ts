/** A kind of record that the product does not have, declared as its developers would. */
export const CONTRACTS = `
"An agreement with a supplier."
type Contract @record(title: "name", read: GUEST, write: EDITOR, delete: ADMIN) {
  "What it is about."
  name: String! @constraint(maxLength: 120) @sort @search
  "With whom."
  supplier: String! @constraint(maxLength: 120) @sort @filter @search
  "What it costs a month."
  monthly: Money! @sort
  "How it stands."
  status: ContractStatus! @default(value: "draft") @sort @filter
  "When it ends."
  endsOn: DateTime @sort @filter
}

"How a contract stands."
enum ContractStatus {
  "Being written."
  draft
  "In force."
  active
  "Over."
  ended
}
`;

const ITEMS = `
  "What is bought under it."
  items: [ContractItem!]! @default(value: "[]") @part(most: 50)
}

"A product of a contract."
type ContractItem {
  "What it is."
  product: Product! @reference
  "How many a month."
  pieces: Int! @constraint(min: 1)
}
`;

/** Contracts with a list of rows that refer to products. */
export const CONTRACTS_WITH_ITEMS = CONTRACTS.replace(/\n\}\n/, ITEMS);

/** A kind whose records are each account's own, and stay as they were written. */
export const DIARIES = `
"A page of someone's diary."
type Diary @record(title: "title", write: GUEST, delete: GUEST, owner: "accountId", operations: [CREATE, DELETE], bulk: false, versioned: false) {
  "What the day was about."
  title: String! @sort @search
}
`;
