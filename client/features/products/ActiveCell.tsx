import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CellProblem } from './CellProblem.tsx';
import { adjacentCell, CELL, stepOf } from './cellFocus.ts';
import type { ProductsTable_ProductFragment } from './ProductsTable.generated.ts';
import type { SaveCell } from './useCellSaving.ts';

interface Props {
  product: ProductsTable_ProductFragment;
  save: SaveCell;
}

/** Is toggled by Space, Enter or F2. */
export function ActiveCell({ product, save }: Props) {
  const { t } = useTranslation(['products', 'records']);
  const [problem, setProblem] = useState<string>();
  const { isActive, title } = product;

  async function turn() {
    setProblem(undefined);
    setProblem(await save(product, { isActive: !isActive }));
  }

  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = stepOf(event.key);
    if (!step && event.key !== 'Enter' && event.key !== 'F2') return;
    event.preventDefault();
    if (step) return adjacentCell(event.currentTarget, step)?.focus();
    void turn();
  }

  return (
    <>
      <Switch
        {...{ [CELL]: 'isActive' }}
        size="sm"
        aria-label={t('cell.of', { field: t('records:fieldsOf.Product.isActive'), title })}
        checked={isActive}
        onChange={() => void turn()}
        onKeyDown={onKey}
      />
      <CellProblem problem={problem} />
    </>
  );
}
