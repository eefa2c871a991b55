/** Moves the focus to the next of some links, from the one in the same row; to the first when it is elsewhere. */
export function moveFocus(links: string, by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(`main ${links}`)];
  const row = document.activeElement?.closest('li');
  const place = all.findIndex((link) => link.closest('li') === row);
  all.at(place < 0 ? Math.min(by - 1, 0) : clamp(place + by, all.length))?.focus();
}

const clamp = (place: number, count: number) => Math.max(0, Math.min(place, count - 1));
