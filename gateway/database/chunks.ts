export function chunksOf<Entry>(list: readonly Entry[], most: number): Entry[][] {
  const chunks: Entry[][] = [];
  for (let start = 0; start < list.length; start += most) {
    chunks.push(list.slice(start, start + most));
  }
  return chunks;
}
