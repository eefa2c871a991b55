import { Code } from '@mantine/core';

/** Shows a text as code where it stands between backticks, as every second part does. */
export function Prose({ text = '' }: { text?: string | undefined }) {
  return text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? <Code key={place}>{part}</Code> : part));
}
