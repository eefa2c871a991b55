import { Anchor } from '@mantine/core';
import { Fragment } from 'react';

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** Links web addresses, without a referrer. */
export function LinkedText({ text }: { text: string }) {
  return text.split(LINK).map((part, index) =>
    index % 2 === 1 ? (
      <Anchor
        key={index}
        href={part}
        target="_blank"
        rel="noopener noreferrer"
        size="sm"
        underline="always"
      >
        {part}
      </Anchor>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
