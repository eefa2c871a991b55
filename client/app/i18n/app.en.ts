export const texts = import.meta.glob<object>(
  [
    './en/*.ts',
    '../../features/*/*.words.en.ts',
    '!./en/{administration,common,docs,profile}.ts',
    '!./en/{charts,forms,map,material,others,utilities}-*.ts',
    '!../../features/{accounts,carts}/*',
  ],
  { eager: true, import: 'texts' },
);
