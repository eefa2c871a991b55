import { declarationsIn } from '../records/declare/declare.ts';

const BOXES = `
"A box."
type Box @record(title: "label") {
  "What is written on it."
  label: String!
  "What is in it."
  contents: [BoxItem!]! @default(value: "[]") @part(most: 9)
}

"Something in a box."
type BoxItem {
  "What it is."
  name: String!
  "How many."
  pieces: Int!
  "Whether it breaks."
  fragile: Boolean!
}
`;

/** A kind with a list of rows, which the product does not have. */
export const boxDeclaration = declarationsIn([BOXES]).get('Box')!;
