import { fileRoute } from '../../rest/file-route.ts';
import { graphql } from '../../rest/generated/gql.ts';

export const customerData = fileRoute({
  path: '/api/customers/:id/personal-data',
  type: 'application/json',
  operation: graphql(`
    query CustomerPersonalData($id: ID!) {
      customerPersonalData(id: $id)
    }
  `),
  variables: (id) => ({ id }),
  make: ({ customerPersonalData: text }) =>
    text == null ? undefined : { name: 'personal-data.json', content: Buffer.from(text) },
});
