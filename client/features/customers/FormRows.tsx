import { ActionIcon, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import styles from './CustomerParts.module.css';

interface Props<Row> {
  title: string;
  /** What is said while there is none. */
  empty: string;
  rows: readonly Row[];
  most: number;
  addLabel: string;
  removeLabel: (number: number) => string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  fieldsOf: (index: number) => ReactNode;
}

/** Rows of a form that are added and removed. A new one has the focus, and a removed one leaves it to the button. */
export function FormRows<Row extends { key: string }>({
  rows,
  most,
  fieldsOf,
  ...props
}: Props<Row>) {
  const button = useRef<HTMLButtonElement>(null);

  function remove(index: number) {
    props.onRemove(index);
    button.current?.focus();
  }

  return (
    <Paper p="lg" component="section" aria-label={props.title}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5">
          {props.title}
        </Title>
        <Button
          ref={button}
          variant="light"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-disabled={rows.length >= most}
          data-disabled={rows.length >= most || undefined}
          onClick={() => (rows.length < most ? props.onAdd() : undefined)}
        >
          {props.addLabel}
        </Button>
      </Group>
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm">
          {props.empty}
        </Text>
      ) : null}
      <ul className={styles.rows}>
        {rows.map(({ key }, index) => (
          <li key={key} className={styles.entered}>
            {fieldsOf(index)}
            <ActionIcon
              className={styles.remove}
              variant="subtle"
              color="red"
              size="lg"
              aria-label={props.removeLabel(index + 1)}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
