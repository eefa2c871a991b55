import { peekContent } from '../../records/list/peekContent.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerPeekDocument } from './customerPeek.generated.ts';

export const customerPeek = peekContent(
  CustomerPeekDocument,
  ({ customer, invoiced }, declaration) =>
    customer ? <CustomerFacts key={customer.id} {...{ declaration, customer, invoiced }} /> : null,
);
