interface Capability {
  name: string;
  /** Lines that it may add to the code of the domains, and to the SDL as written by hand. */
  domains: number;
  schema: number;
}

/** What came after every domain stood on declarations: decision 24. */
export const capabilities: readonly Capability[] = [
  { name: 'how many of a list have each value of a filter', domains: 0, schema: 8 },
  { name: 'why the stock of a product changed', domains: 128, schema: 63 },
  { name: 'what a product costs', domains: 1, schema: 2 },
  { name: 'parts and formats that are declared', domains: 0, schema: 10 },
  { name: 'contacts and addresses of customers', domains: 0, schema: 40 },
  { name: 'personal data of customers: exported, anonymized', domains: 70, schema: 22 },
  { name: 'columns of lists kept with the account', domains: 68, schema: 17 },
  { name: 'when a deal was closed', domains: 14, schema: 2 },
  { name: 'invoices: due dates, payments, discounts and tax ids', domains: 188, schema: 81 },
  {
    name: 'Pix, tax ids and what is open on the page and the PDF of invoices',
    domains: 72,
    schema: 0,
  },
  { name: 'several pictures of a product', domains: 0, schema: 10 },
  { name: 'a list of reasons for losing deals', domains: 77, schema: 15 },
  { name: 'invoices sent by email', domains: 127, schema: 33 },
  { name: 'offers that customers agreed to get', domains: 2, schema: 4 },
  { name: 'sessions of an account, listed and ended', domains: 95, schema: 16 },
  { name: 'sign-ins, registrations and reset links are limited', domains: 75, schema: 0 },
  { name: 'own profile, password and email', domains: 138, schema: 21 },
  { name: 'API keys of an account', domains: 230, schema: 60 },
  { name: 'several invoices as one PDF, with the logo', domains: 46, schema: 0 },
  { name: 'administration of accounts', domains: 125, schema: 28 },
  { name: 'filters by several tags, brands and owners of a list', domains: 15, schema: 4 },
  { name: 'events and messages about customers', domains: 30, schema: 14 },
  { name: 'files attached to records', domains: 101, schema: 9 },
  { name: 'second factor at sign-in', domains: 594, schema: 69 },
  { name: 'invitations, and who may register', domains: 296, schema: 86 },
  { name: 'passkeys', domains: 381, schema: 48 },
  { name: 'sign-in by OpenID Connect', domains: 530, schema: 58 },
  { name: 'notes on every kind of record', domains: 0, schema: 37 },
  { name: 'activities of several people, kinds and actions, counted', domains: 0, schema: 23 },
  { name: 'sent messages, and to whom each was written', domains: 45, schema: 19 },
];

export const allowed = (of: 'domains' | 'schema'): number =>
  capabilities.reduce((sum, capability) => sum + capability[of], 0);
