import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import styles from './RevenueBars.module.css';
import { ticksUpTo } from './ticksUpTo.ts';

/** The room in pixels for the axis labels, and the least distance between them. */
const LEFT = 88;
const BOTTOM = 28;
const TOP = 8;
const NAME_WIDTH = 84;
/** The share of its slot that a bar fills. */
const BAR_SHARE = 0.64;

interface Bar {
  amount: number;
  start: string;
  name: string;
}

interface Props {
  bars: readonly Bar[];
  tick: (amount: number) => string;
  money: (amount: number) => string;
}

/** Draws without the chart library, which took the page's longest task on a slow processor. */
export function RevenueBars({ bars, tick, money }: Props) {
  const { ref, width, height } = useElementSize();
  const [pointed, setPointed] = useState<number>();
  const band = Math.max(0, width - LEFT) / bars.length;
  const ticks = ticksUpTo(Math.max(...bars.map(({ amount }) => amount)));
  const yOf = (amount: number) =>
    height - BOTTOM - (amount / ticks.at(-1)!) * (height - BOTTOM - TOP);
  const xOf = (index: number) => LEFT + band * index;
  const pointAt = ({ clientX, currentTarget }: PointerEvent) => {
    const index = Math.floor((clientX - currentTarget.getBoundingClientRect().left - LEFT) / band);
    setPointed(bars[index] && index);
  };
  const bar = bars[pointed ?? -1];
  return (
    <div
      ref={ref}
      className={styles.chart}
      onPointerMove={pointAt}
      onPointerLeave={() => setPointed(undefined)}
    >
      {width > 0 ? (
        <svg width={width} height={height} aria-hidden>
          {ticks.map((amount) => (
            <g key={amount}>
              <line
                className={styles.line}
                x1={LEFT}
                x2={width}
                y1={yOf(amount)}
                y2={yOf(amount)}
              />
              <text className={styles.amount} x={LEFT - 12} y={yOf(amount)}>
                {tick(amount)}
              </text>
            </g>
          ))}
          {bar ? (
            <rect
              className={styles.pointed}
              x={xOf(pointed!)}
              y={TOP}
              width={band}
              height={height - BOTTOM - TOP}
            />
          ) : null}
          {bars.map(({ amount, start }, index) => (
            <g key={start}>
              <rect
                className={styles.bar}
                x={xOf(index) + (band * (1 - BAR_SHARE)) / 2}
                y={yOf(amount)}
                width={band * BAR_SHARE}
                height={height - BOTTOM - yOf(amount)}
              />
              {index % Math.ceil(NAME_WIDTH / band) === 0 ? (
                <text className={styles.name} x={xOf(index) + band / 2} y={height - 8}>
                  {start}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      ) : null}
      {bar ? (
        <span
          className={styles.label}
          style={{ left: `clamp(80px, ${xOf(pointed!) + band / 2}px, 100% - 80px)` }}
        >
          {bar.name}: {money(bar.amount)}
        </span>
      ) : null}
    </div>
  );
}
