export const texts = import.meta.glob<object>(
  [
    './pt-BR/*.ts',
    '../../features/*/*.words.pt-BR.ts',
    '!./pt-BR/{administration,common,docs,profile}.ts',
    '!./pt-BR/{charts,forms,map,material,others,utilities}-*.ts',
    '!../../features/{accounts,carts}/*',
  ],
  { eager: true, import: 'texts' },
);
