import { Badge } from '@mantine/core';

const MOST_SHOWN = 99;

export function CountBadge({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <Badge size="sm" variant="filled" color="petrol" radius="xl" circle={count <= 9}>
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </Badge>
  );
}
