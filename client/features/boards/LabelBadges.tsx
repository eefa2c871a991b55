import { Badge, Group } from '@mantine/core';
import { labelColors, useLabelName } from './cardLabels.ts';

/** Labels in words, each with a dot of its colour. */
export function LabelBadges({
  labels,
}: {
  labels: readonly { id: string; title: string; color: string }[];
}) {
  const nameOf = useLabelName();
  return (
    <Group gap={4}>
      {labels.map((label) => (
        <Badge
          key={label.id}
          variant="dot"
          size="sm"
          radius="sm"
          tt="none"
          fw={500}
          color={labelColors[label.color] ?? 'gray'}
        >
          {nameOf(label)}
        </Badge>
      ))}
    </Group>
  );
}
