import type { Random } from './random.ts';

const goods: readonly [name: string, priceCents: number][] = [
  ['Headset Maré', 349_90],
  ['Caixa de som Tambor', 589_00],
  ['Capa de celular Rede', 79_90],
  ['Carregador Tomada Dupla', 129_50],
  ['Mochila Jangada', 259_00],
  ['Relógio Compasso', 899_00],
  ['Cabo USB-C 2 m', 39_95],
  ['Suporte de mesa Varanda', 149_90],
  ['Montagem e entrega', 95_00],
];

/** Returns two to six goods, in order. */
export function someGoods(random: Random) {
  const wanted = random.whole(2, 6);
  const chosen = new Set<(typeof goods)[number]>();
  while (chosen.size < wanted) chosen.add(random.pick(goods));
  return goods.filter((good) => chosen.has(good));
}
