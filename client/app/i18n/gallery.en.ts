export const texts = import.meta.glob<object>(
  ['./en/{charts,forms,map,material,others,utilities}-*.ts', '../../showcase/**/*-*.words.en.ts'],
  { eager: true, import: 'texts' },
);
