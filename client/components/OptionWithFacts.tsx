import { Stack, Text } from '@mantine/core';

interface Props {
  name: string;
  /** What tells it apart from others of the name; empty ones are left out. */
  facts: readonly (string | null | undefined)[];
}

/** A choice in a list, with what tells two of one name apart. */
export function OptionWithFacts({ name, facts }: Props) {
  const more = facts.filter(Boolean).join(' · ');
  return (
    <Stack gap={0}>
      <Text size="sm">{name}</Text>
      {more ? (
        <Text size="xs" c="dimmed">
          {more}
        </Text>
      ) : null}
    </Stack>
  );
}
