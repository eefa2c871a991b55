/** What every kind of record has without saying so: notes on each of them. */
export const notesSdl = `
extend type Query {
  "Notes on a record, newest first, a page at a time. Customers and deals have theirs on their own timelines."
  notes(
    "Kind of the record: \`Product\`."
    kind: String!
    "Identifier of the record."
    id: ID!
  ): [Note!]! @access(group: GUEST) @paged
}

extend type Mutation {
  "Writes a note on a record, for who may change it; its version stays."
  addNote(
    "Kind of the record: \`Product\`."
    kind: String!
    "Identifier of the record."
    id: ID!
    "The note, at most 2,000 characters."
    text: String!
  ): Note! @access(group: EDITOR) @operation
}

"A note on a record."
type Note @record(title: "text", listed: false, versioned: false, inSearch: false, operations: []) {
  "Kind of the record."
  recordKind: String!
  "Identifier of the record."
  recordId: ID!
  "When."
  at: DateTime!
  "Identifier of the account that wrote it."
  accountId: ID!
  "Name of who wrote it, at the time."
  accountName: String!
  "The note."
  text: String! @constraint(maxLength: 2000)
}
`;
