import { Code } from '@mantine/core';

/** Every second part of it stands between backticks. */
export function Prose({ text = '' }: { text?: string | undefined }) {
  return text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? <Code key={place}>{part}</Code> : part));
}
