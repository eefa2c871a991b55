import type { RecordDeclaration } from '../../records/declaration.ts';
import { textIn } from '../../records/form/fieldValues.ts';
import { RecordBulkActions } from '../../records/list/RecordBulkActions.tsx';
import type { ListSelection } from '../../records/list/useListSelection.ts';
import { useNumberCheck } from '../../ui/useNumberCheck.ts';
import { byLimits, priceChangeOf, samePrice } from './bulkChanges.ts';
import { PriceInputs } from './PriceInputs.tsx';
import { UpdateProductsDocument } from './ProductBulkActions.generated.ts';

interface Props {
  declaration: RecordDeclaration;
  selection: ListSelection;
}

/** Changes the prices of several products by an amount or a percentage, and their other fields. */
export function ProductBulkActions(props: Props) {
  const number = useNumberCheck();
  return (
    <RecordBulkActions
      {...props}
      without={['price']}
      inputs={{
        start: samePrice,
        render: (form) => <PriceInputs form={form} />,
        check: {
          by: (by, { price }) =>
            price ? number(byLimits(textIn(price)))(by as number | string) : null,
        },
        changesOf: priceChangeOf,
      }}
      update={{ document: UpdateProductsDocument }}
    />
  );
}
