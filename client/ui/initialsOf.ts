const LETTERS = /[\p{L}\p{N}]/gu;

export function initialsOf(name: string): string {
  const words = name
    .normalize()
    .split(/\s+/)
    .map((word) => word.match(LETTERS) ?? [])
    .filter((letters) => letters.length > 0);
  const [only = []] = words;
  const initials =
    words.length === 1 ? only.slice(0, 2) : words.slice(0, 2).map(([first]) => first);
  return initials.join('').toUpperCase();
}
