import { Avatar, type MantineSize } from '@mantine/core';

/** Each dark enough for white initials, in both themes. */
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
  /** Address of a picture; the initials stand where there is none. */
  src: string | null;
  size?: MantineSize | number;
}

/** A person's picture or initials; what stands beside it says who it is. */
export function PersonAvatar({ name, src, size }: Props) {
  return (
    <Avatar
      name={name}
      src={src}
      alt=""
      aria-hidden
      size={size}
      variant="filled"
      color={colors[sumOfLetters(name) % colors.length]}
    />
  );
}

/** The same person has the same colour everywhere. */
const sumOfLetters = (name: string) =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
