/** A kind of record with persons, which the product does not have. */
export const PATIENTS = `
"Somebody who is treated."
type Patient @record(title: "name") {
  "Name."
  name: String! @personal @constraint(maxLength: 80) @sort @search
  "Email."
  email: String! @personal @constraint(format: EMAIL) @search
  "Name among friends."
  nickname: String @personal @search
  "What else there is to say."
  remarks: String! @personal @default(value: "")
  "Weight in kilograms."
  weight: Float! @personal @constraint(min: 0)
  "Whether they smoke."
  smokes: Boolean! @personal @default(value: "false")
  "Diagnosis."
  diagnosis: String @personal(keep: "The law requires it for ten years.")
  "Where they lie."
  ward: String! @personal(not: "It is a place.")
  "Relatives, in order."
  relatives: [PatientRelative!]! @default(value: "[]") @part(most: 5)
  "Stays, in order."
  stays: [PatientStay!]! @default(value: "[]") @part(most: 5)
}

"Somebody to tell."
type PatientRelative {
  "Name."
  name: String! @personal @search
  "Phone number."
  phone: String @personal @constraint(format: PHONE)
}

"Some days in a ward."
type PatientStay {
  "Number of days."
  days: Int!
  "The ward."
  ward: String! @personal(not: "It is a place.")
}
`;
