import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['api-keys.profile']> = {
  keys: {
    title: 'Chaves de API',
    text: 'Com uma chave, um programa age em nome da sua conta.',
    none: 'Nenhuma chave ainda.',
    make: 'Criar chave de API',
    create: 'Criar chave',
    name: 'Nome',
    nameText: 'Para que a chave serve, como “Exportação noturna”.',
    role: 'O que ela pode fazer',
    life: 'Expira após',
    days_one: '{{count}} dia',
    days_many: '{{count}} dias',
    days_other: '{{count}} dias',
    once: 'Copie a chave agora. Ela não será mostrada de novo.',
    copy: 'Copiar chave',
    done: 'Concluir',
    until: 'até {{day}}',
    unused: 'Nunca usada',
    revoke: 'Revogar',
    revokeOne: 'Revogar chave: {{name}}',
    revokeTitle: 'Revogar chave de API',
    revokeText:
      'Os programas que usam “{{name}}” deixam de funcionar na hora. Não é possível desfazer.',
    revoked: 'A chave “{{name}}” foi revogada.',
  },
};
