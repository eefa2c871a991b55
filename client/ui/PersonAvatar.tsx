import { Avatar, type MantineSize } from '@mantine/core';
import { initialsOf } from './initialsOf.ts';

/** Colours that are dark enough for white initials, in both themes. */
const colors = [
  'petrol.8',
  'blue.9',
  'grape.9',
  'indigo.9',
  'violet.9',
  'pink.9',
  'amber.9',
  'red.9',
];

interface Props {
  name: string;
  src: string | null;
  size?: MantineSize | number;
}

/** Shows a person as decoration: the name stands beside it. */
export function PersonAvatar({ name, src, size }: Props) {
  return (
    <Avatar
      src={src}
      alt=""
      aria-hidden
      size={size}
      variant="filled"
      color={colors[sumOfLetters(name) % colors.length]}
    >
      {initialsOf(name)}
    </Avatar>
  );
}

const sumOfLetters = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
