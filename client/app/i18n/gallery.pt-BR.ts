export const texts = import.meta.glob<object>(
  [
    './pt-BR/{charts,forms,map,material,others,utilities}-*.ts',
    '../../showcase/**/*-*.words.pt-BR.ts',
  ],
  { eager: true, import: 'texts' },
);
