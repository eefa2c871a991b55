/** Kinds of records that refer to each other, which the product does not have. */
export const PARCELS = `
"Somebody who delivers."
type Courier @record(title: "name") {
  "Name."
  name: String! @constraint(maxLength: 80) @sort @search
  "Who tells them where to go."
  chief: Courier @reference(inverse: "team")
}

"A place that only administrators know."
type Depot @record(title: "name", read: ADMIN, write: ADMIN) {
  "Name."
  name: String! @constraint(maxLength: 80) @sort
}

"Something that is delivered."
type Parcel @record(title: "label") {
  "What is written on it."
  label: String! @constraint(maxLength: 80) @sort @search
  "Who delivers it."
  courier: Courier @reference(onDelete: CLEAR, inverse: "parcels") @sort
  "Who answers for it."
  keeper: Courier @reference(onDelete: REFUSE) @filter
  "Where it is kept."
  depot: Depot @reference(onDelete: CASCADE) @filter @sort
}
`;

/** A kind whose records cannot be without the record that they refer to. */
export const RECEIPTS = `
"Proof that a parcel arrived."
type Receipt @record(title: "signer") {
  "Who signed it."
  signer: String! @constraint(maxLength: 80) @sort @search
  "What arrived."
  parcel: Parcel! @reference(onDelete: CASCADE, inverse: "receipts") @sort
}
`;

/** A kind with a list of rows that refer to other records. */
export const ROUTES = `
"A day of a courier."
type Route @record(title: "name") {
  "What it is called."
  name: String! @constraint(maxLength: 80) @sort @search
  "Where the courier stops, in order."
  stops: [RouteStop!]! @default(value: "[]") @part(most: 5)
}

"One stop of a route."
type RouteStop {
  "What is delivered there."
  parcel: Parcel! @reference
  "Where it is fetched."
  depot: Depot @reference
  "How many are delivered."
  pieces: Int! @default(value: "1") @constraint(min: 1)
}
`;

/** A kind whose records refer to a record of any kind. */
export const VISITS = `
"A visit to somebody."
type Visit @record(title: "purpose") {
  "Why it is made."
  purpose: String! @constraint(maxLength: 80) @sort @search
  "What it is about."
  about: AnyRecord @reference(to: "ANY") @filter
}
`;
