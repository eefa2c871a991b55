import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styles from './ColumnEdge.module.css';
import { type ColumnSizing, SIZED_WIDTH } from './useColumnSizing.ts';
import { NARROWEST, WIDEST, widthWithin } from './useListColumns.ts';

const STEP = 16;

interface Props {
  title: string;
  column: ReturnType<ColumnSizing['of']>;
}

/** The right edge of a column, which can be dragged, moved by arrow keys, or fitted to the column's content. */
export function ColumnEdge({ title, column }: Props) {
  const { t } = useTranslation();
  const { width, onStart, onEnd, onResize } = column;
  const [measured, setMeasured] = useState(NARROWEST);
  /** The position of a width of 0, in px from the left. */
  const [origin, setOrigin] = useState<number>();

  function start({ currentTarget: edge, pointerId, clientX }: PointerEvent<HTMLElement>) {
    const head = headOf(edge);
    edge.setPointerCapture(pointerId);
    setSize(edge, head.offsetWidth);
    setOrigin(clientX - head.offsetWidth);
    onStart(head);
  }

  function drag({ currentTarget: edge, clientX }: PointerEvent<HTMLElement>) {
    if (origin !== undefined) setSize(edge, widthWithin(clientX - origin));
  }

  function end({ currentTarget: edge, clientX }: PointerEvent<HTMLElement>) {
    if (origin === undefined) return;
    const next = widthWithin(clientX - origin);
    setOrigin(undefined);
    onEnd();
    if (next !== (width ?? measured)) onResize(headOf(edge), next);
  }

  function fit(edge: HTMLElement) {
    const head = headOf(edge);
    setSize(edge, NARROWEST);
    flushSync(() => onStart(head));
    onResize(head, widestIn(edge));
    onEnd();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const edge = event.currentTarget;
    const step = ({ ArrowLeft: -STEP, ArrowRight: STEP, Enter: 0 } as const)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === 0) fit(edge);
    else onResize(headOf(edge), (width ?? headOf(edge).offsetWidth) + step);
  }

  return (
    <span
      className={styles.edge}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('list.resize', { title })}
      aria-valuenow={width ?? measured}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      data-active={origin !== undefined || undefined}
      onFocus={({ currentTarget }) => setMeasured(headOf(currentTarget).offsetWidth)}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={({ currentTarget }) => fit(currentTarget)}
      onKeyDown={onKeyDown}
    />
  );
}

const headOf = (edge: HTMLElement) => edge.closest('th')!;

const setSize = (edge: HTMLElement, width: number) =>
  edge.closest('table')!.style.setProperty(SIZED_WIDTH, `${width}px`);

/** Returns the width in px that a column's content needs, measured while the column is as narrow as possible. */
function widestIn(edge: HTMLElement): number {
  const head = headOf(edge);
  const cells = [...head.closest('table')!.rows].map(({ cells }) => cells[head.cellIndex]!);
  const ofTitle =
    edge.parentElement!.scrollWidth + head.offsetWidth - head.firstElementChild!.clientWidth;
  return Math.max(ofTitle, ...cells.map(({ scrollWidth }) => scrollWidth)) + 1;
}
