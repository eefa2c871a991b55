export const texts = import.meta.glob<object>(
  [
    './pt-BR/*.ts',
    '../../{core,features,layout,records,showcase,ui}/**/*.words.pt-BR.ts',
    '!./pt-BR/{administration,common,docs,profile}.ts',
    '!./pt-BR/{charts,forms,map,material,others,utilities}-*.ts',
    '!../../core/common.words.pt-BR.ts',
    '!../../features/accounts/{accounts,administration,profile}.words.pt-BR.ts',
    '!../../features/carts/carts.words.pt-BR.ts',
    '!../../showcase/**/*-*.words.pt-BR.ts',
  ],
  { eager: true, import: 'texts' },
);
