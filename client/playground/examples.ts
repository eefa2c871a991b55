import type { InvoiceListQueryVariables } from './examples/InvoiceList.generated.ts';
import invoiceList from './examples/InvoiceList.graphql?raw';
import type { NewInvoiceMutationVariables } from './examples/NewInvoice.generated.ts';
import newInvoice from './examples/NewInvoice.graphql?raw';
import type { SignInMutationVariables } from './examples/SignIn.generated.ts';
import signIn from './examples/SignIn.graphql?raw';
import { demoAccounts, demoPassword } from './demoAccounts.ts';
import type { Profile } from './gateway.ts';

export interface Example {
  query: string;
  variables: string;
}

/** Returns the examples in the order of the tabs; demo sign-ins are in the demo profile only. */
export function examplesFor(profile: Profile): [Example, ...Example[]] {
  return [
    example(signIn, profile === 'demo' ? demoSignIn : emptySignIn),
    example(invoiceList, firstInvoices),
    example(newInvoice, smallInvoice),
  ];
}

const demoSignIn: SignInMutationVariables = {
  input: { email: demoAccounts[0].email, password: demoPassword },
};

const emptySignIn: SignInMutationVariables = { input: { email: '', password: '' } };

const firstInvoices: InvoiceListQueryVariables = {
  first: 5,
  after: null,
  filter: { status: ['pending', 'processing'] },
  sort: { field: 'date', direction: 'descending' },
};

const smallInvoice: NewInvoiceMutationVariables = {
  input: {
    status: 'pending',
    currency: '$',
    vat: 10,
    seller: { name: 'Retaguarda', address: '1 Harbour Street, Lisbon' },
    buyer: { name: 'Ada Byron', address: '12 St James’s Square, London' },
    items: [
      { name: 'Desk lamp', unit: 2, price: 49.9 },
      { name: 'Assembly', unit: 1, price: 30 },
    ],
  },
};

function example(query: string, variables: object): Example {
  return { query, variables: JSON.stringify(variables, null, 2) };
}
