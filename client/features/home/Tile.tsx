import { Paper, Text, Title } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { useStaggeredRender } from '../../ui/useStaggeredRender.ts';
import styles from './Tile.module.css';

interface Props {
  title: string;
  note: string;
  size: 'figure' | 'states' | 'rows' | 'ranking' | 'chart' | 'pipeline';
  children: ReactNode;
}

export function Tile({ title, note, size, children }: Props) {
  const id = useId();
  const isOn = useStaggeredRender();
  const pending = <PendingPart error={undefined} onRetry={() => undefined} />;
  return (
    <Paper component="section" aria-labelledby={id} className={styles.tile} p="md" data-tile={size}>
      <Title id={id} order={2} size="h5">
        {title}
      </Title>
      <Text className={styles.note} size="xs" c="dimmed">
        {note}
      </Text>
      <div className={styles.body} data-size={size}>
        <Suspense fallback={pending}>{isOn ? children : pending}</Suspense>
      </div>
    </Paper>
  );
}
