/** An `@` after a letter or a digit is part of something else, such as an email address. */
const AT = /(?<![\p{L}\p{N}])@/gu;
const GOES_ON = /^[\p{L}\p{N}]/u;

interface Named {
  name: string;
}

/**
 * Returns a text in parts: those that the text mentions, by an `@` and the name, and the texts between them. Of two
 * names that fit, the longer one is meant.
 */
export function mentionParts<Each extends Named>(
  text: string,
  named: readonly Each[],
): (string | Each)[] {
  const longestFirst = named.toSorted((one, other) => other.name.length - one.name.length);
  const parts: (string | Each)[] = [];
  let end = 0;
  for (const { index } of text.matchAll(AT)) {
    const rest = text.slice(index + 1);
    const fits = ({ name }: Named) =>
      rest.startsWith(name) && !GOES_ON.test(rest.slice(name.length));
    const first = longestFirst.find(fits);
    if (!first) continue;
    // Two accounts with the same name are mentioned in the order of the text.
    const namesakes = longestFirst.filter(({ name }) => name === first.name);
    const meant = namesakes.find((each) => !parts.includes(each)) ?? namesakes.at(-1)!;
    parts.push(text.slice(end, index), meant);
    end = index + 1 + meant.name.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** Returns those that a text mentions, in its order. */
export const mentionedIn = <Each extends Named>(text: string, named: readonly Each[]): Each[] => [
  ...new Set(mentionParts(text, named).filter((part) => typeof part !== 'string')),
];
