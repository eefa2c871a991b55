import { peekContent } from '../../records/list/peekContent.ts';
import { DealFacts } from './DealFacts.tsx';
import { DealPeekDocument } from './dealPeek.generated.ts';

export const dealPeek = peekContent(DealPeekDocument, ({ deal }, declaration) =>
  deal ? <DealFacts key={deal.id} declaration={declaration} deal={deal} /> : null,
);
