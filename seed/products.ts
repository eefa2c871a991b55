import { PRICE_PER_CENT, skuOf } from '../gateway/domains/products/products.rules.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import type { StockEntryRow } from '../gateway/domains/products/products.table.ts';
import type { ProductRow } from '../gateway/records/generated/rows.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';

const STOCK = 100;
/** The products' costs, in per cent of the price. */
const costShares = [55, 62, 48, 66, 52, 71, 59];
const STOCKED_DAYS_AGO = 90;
/** Fast sellers are low much earlier than slow ones. */
const USUAL_THRESHOLD = 10;
const thresholds: Partial<Record<keyof typeof descriptions, number>> = {
  cable: 200,
  'phone-case': 150,
  charger: 120,
  earbuds: 40,
  mouse: 30,
  'power-bank': 30,
  turntable: 3,
  'folding-phone': 4,
};

/** Values of the column for free delivery. */
const FREE = 1;
const PAID = 0;

/** The descriptions by picture, a file in `client/public/pictures/products/`. */
const descriptions = {
  headphones: 'Conchas macias, trinta horas de bateria e um botão que cala o escritório.',
  backpack: 'Lona encerada que não teme chuva, com bolso acolchoado para notebook de 15 pol.',
  phone: 'Tela de 6,4 pol., dois dias longe da tomada e câmera que enxerga no escuro.',
  keyboard: 'Teclas mecânicas silenciosas no padrão brasileiro, com cedilha no lugar certo.',
  speaker: 'Gabinete de madeira e graves que se sentem no peito, para a estante da sala.',
  watch: 'Caixa de aço, pulseira de couro e ponteiros que brilham de madrugada.',
  'phone-case': 'Cantos reforçados que aguentam a queda da mesa e o bolso com as chaves.',
  mouse: 'Liso como pedra de rio, sem fio, e pilha que dura o ano inteiro.',
  earbuds: 'Somem na orelha, resistem ao suor e recarregam no estojo em quinze minutos.',
  sneaker: 'Sola leve e cabedal de malha, para quem atravessa a cidade a pé.',
  'folding-phone': 'Fechado cabe na palma, aberto vira caderno; a dobra aguenta anos de uso.',
  'desk-lamp': 'Braço articulado e luz que passa do branco ao âmbar conforme a hora.',
  turntable: 'Duas rotações, braço equilibrado e saída para a caixa que já está em casa.',
  sunglasses: 'Lentes polarizadas e armação leve, com estojo rígido e flanela.',
  charger: 'Duas saídas USB-C de 35 W em um bloco que não tapa a tomada do lado.',
  bottle: 'Mantém o café quente por doze horas e a água fria por vinte e quatro.',
  microphone: 'Liga direto no USB, com suporte de mesa e botão de mudo que acende.',
  cap: 'Algodão lavado, fecho regulável e costura que não marca a testa.',
  'power-bank': 'Duas cargas completas e quatro luzes que dizem quanto ainda resta.',
  'phone-stand': 'Alumínio escovado que segura celular ou tablet na altura dos olhos.',
  'portable-speaker': 'À prova d’água, com alça para a mochila e som para a roda inteira.',
  't-shirt': 'Malha penteada de gramatura alta, que não perde a forma na lavagem.',
  'small-phone': 'Pequeno de propósito: tudo alcança com um polegar só.',
  cable: 'Dois metros de cabo trançado, com conectores de alumínio nas duas pontas.',
};

type Model = readonly [
  picture: keyof typeof descriptions,
  title: string,
  category: ProductRow['category'],
  brand: string,
  priceCents: number,
  rating: number,
  freeShipping: 0 | 1,
];

/** Categories in turn, so that the first products show all of them. */
const models: readonly Model[] = [
  ['headphones', 'Headset Maré', 'audio', 'Maré', 349_90, 5, FREE],
  ['backpack', 'Mochila Jangada', 'fashion', 'Jangada', 259_00, 5, FREE],
  ['phone', 'Celular Vereda 5', 'cellphone', 'Vereda', 1_899_00, 4, FREE],
  ['keyboard', 'Teclado Marimba', 'accessories', 'Varanda', 379_00, 4, PAID],
  ['speaker', 'Caixa de som Tambor', 'audio', 'Tambor', 589_00, 4, FREE],
  ['watch', 'Relógio Compasso', 'fashion', 'Compasso', 899_00, 5, FREE],
  ['phone-case', 'Capa de celular Rede', 'cellphone', 'Rede', 79_90, 3, PAID],
  ['mouse', 'Mouse Seixo', 'accessories', 'Varanda', 119_00, 4, PAID],
  ['earbuds', 'Fones sem fio Concha', 'audio', 'Maré', 289_00, 4, PAID],
  ['sneaker', 'Tênis Passo Largo', 'fashion', 'Trilha Nova', 329_00, 3, PAID],
  ['folding-phone', 'Celular dobrável Sanfona', 'cellphone', 'Vereda', 4_299_00, 5, FREE],
  ['desk-lamp', 'Luminária Vaga-Lume', 'accessories', 'Varanda', 189_00, 5, PAID],
  ['turntable', 'Toca-discos Ciranda', 'audio', 'Tambor', 1_249_00, 5, FREE],
  ['sunglasses', 'Óculos de sol Meio-Dia', 'fashion', 'Compasso', 219_00, 4, PAID],
  ['charger', 'Carregador Tomada Dupla', 'cellphone', 'Rede', 129_50, 4, PAID],
  ['bottle', 'Garrafa térmica Cacimba', 'accessories', 'Jangada', 99_00, 5, PAID],
  ['microphone', 'Microfone Repente', 'audio', 'Maré', 459_00, 3, PAID],
  ['cap', 'Boné Aba Curva', 'fashion', 'Trilha Nova', 69_90, 2, PAID],
  ['power-bank', 'Bateria portátil Lampião', 'cellphone', 'Rede', 199_00, 4, FREE],
  ['phone-stand', 'Suporte de mesa Varanda', 'accessories', 'Varanda', 149_90, 3, PAID],
  ['portable-speaker', 'Caixa portátil Pandeiro', 'audio', 'Tambor', 239_00, 4, PAID],
  ['t-shirt', 'Camiseta Algodão Cru', 'fashion', 'Trilha Nova', 89_00, 4, PAID],
  ['small-phone', 'Celular Vereda Mini', 'cellphone', 'Vereda', 1_099_00, 3, FREE],
  ['cable', 'Cabo USB-C 2 m', 'accessories', 'Rede', 39_95, 1, PAID],
];

export function makeProducts({ random, scale, today }: SeedOptions): Rows {
  const count = models.length * scale;
  const products = Array.from({ length: count }, (_, index) => makeProduct(index, random));
  const at = today.ago(STOCKED_DAYS_AGO);
  return {
    products,
    stockEntries: products.map((product) => initialEntry(product, at)),
    counters: [{ name: 'products', value: count }],
  };
}

/** Repeated models are numbered and dearer. */
function makeProduct(index: number, random: Random): ProductRow {
  const [picture, model, category, brand, price, rating, freeShipping] =
    models[index % models.length]!;
  const round = Math.floor(index / models.length);
  const sku = skuOf(index + 1);
  const title = round === 0 ? model : `${model} (${round + 1})`;
  return withDerived<'products'>('Product', {
    id: seedId('products', index),
    sku,
    title,
    category,
    brand,
    description: descriptions[picture],
    imgUrl: `/pictures/products/${picture}.svg`,
    imgAlt: '',
    priceMillionths: (round === 0 ? price : price + random.whole(1, 50) * 1_00) * PRICE_PER_CENT,
    costCents: Math.round((price * costShares[index % costShares.length]!) / 100),
    totalUnit: STOCK,
    stockThreshold: thresholds[picture] ?? USUAL_THRESHOLD,
    rating,
    freeShipping,
    isActive: 1,
    version: 1,
  });
}

const initialEntry = ({ id, totalUnit }: ProductRow, at: string): StockEntryRow => ({
  productId: id,
  at,
  amount: totalUnit,
  stock: totalUnit,
  reason: 'initial',
  note: '',
  documentKind: null,
  documentId: null,
  accountId: null,
  accountName: null,
});
