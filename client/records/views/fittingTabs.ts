/**
 * Returns the places of the tabs that do not fit into a width: the last ones, but never the current one. All numbers are
 * in px.
 */
export function tabsThatDoNotFit(
  widths: readonly number[],
  current: number,
  room: number,
): readonly number[] {
  const sum = widths.reduce((all, width) => all + width, 0);
  if (sum <= room) return [];
  let left = room - (widths[current] ?? 0);
  let isFull = false;
  return widths.flatMap((width, place) => {
    if (place === current) return [];
    isFull ||= width > left;
    if (isFull) return [place];
    left -= width;
    return [];
  });
}
