import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberStyle } from '../../core/i18n/useNumberStyle.ts';
import { CellProblem } from './CellProblem.tsx';
import { adjacentCell, CELL, stepOf } from './cellFocus.ts';
import styles from './NumberCell.module.css';
import { NumberCellInput } from './NumberCellInput.tsx';
import { type NumberField, plainText, readValue } from './productValues.ts';
import type { ProductsTable_ProductFragment } from './ProductsTable.generated.ts';
import type { SaveCell } from './useCellSaving.ts';

interface Props {
  product: ProductsTable_ProductFragment;
  field: NumberField;
  save: SaveCell;
  /** Receives a paste of more than one value. */
  onPasteMany: (text: string) => void;
  children: ReactNode;
}

interface Typing {
  text: string | undefined;
  over: Props['product'];
}

/** Is edited like a spreadsheet's: Enter, F2, a digit or a click edits; Enter saves and moves down, Tab right. */
export function NumberCell({ product, field, save, onPasteMany, children }: Props) {
  const { t, i18n } = useTranslation(['products', 'records']);
  const style = useNumberStyle();
  const [typing, setTyping] = useState<Typing>();
  const [takesFocus, setTakesFocus] = useState(false);
  const [problem, setProblem] = useState<string>();
  const label = t(`records:fieldsOf.Product.${field}`);
  const name = t('cell.of', { field: label, title: product.title });

  function begin(text?: string) {
    setProblem(undefined);
    setTyping({ text, over: product });
  }

  function check(text: string): boolean {
    const read = readValue(field, text, style);
    setProblem(read.problem && t(`cell.${read.problem}`));
    return read.problem === undefined;
  }

  function leave(text: string | undefined, isFocusKept: boolean) {
    const { over = product } = typing ?? {};
    setTyping(undefined);
    setTakesFocus(isFocusKept);
    if (text === undefined) return setProblem(undefined);
    if (!check(text)) return;
    const { value } = readValue(field, text, style);
    if (value !== over[field]) void save(over, { [field]: value }).then(setProblem);
  }

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const isMany = /[\t\n]/.test(text.trim());
    if (!isMany && typing) return;
    event.preventDefault();
    if (!isMany) return begin(text.trim());
    leave(undefined, false);
    onPasteMany(text);
  }

  function onKey(event: KeyboardEvent<HTMLButtonElement>) {
    const step = stepOf(event.key);
    const isDigit = /^\d$/.test(event.key);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || !(step || isDigit || event.key === 'F2')) return;
    event.preventDefault();
    if (step) return adjacentCell(event.currentTarget, step)?.focus();
    begin(isDigit ? event.key : undefined);
  }

  return (
    <>
      {typing ? (
        <NumberCellInput
          label={name}
          field={field}
          text={typing.text ?? plainText(field, product[field], i18n.language)}
          isSelected={typing.text === undefined}
          check={check}
          onLeave={leave}
          onPaste={paste}
        />
      ) : (
        <UnstyledButton
          {...{ [CELL]: field }}
          autoFocus={takesFocus}
          className={styles.cell}
          aria-keyshortcuts="F2 Enter"
          onClick={() => begin()}
          onKeyDown={onKey}
          onPaste={paste}
        >
          <VisuallyHidden>{name} </VisuallyHidden>
          {children}
        </UnstyledButton>
      )}
      <CellProblem problem={problem} />
    </>
  );
}
