import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['identities.profile']> = {
  identities: {
    none: 'Não conectado',
    since: '{{name}}, conectado em {{day}}',
    used: '{{name}}, último uso em {{day}}',
    connect: 'Conectar',
    connectOne: 'Conectar {{provider}}',
    connectText:
      'Você entra em {{provider}} e volta para cá. A partir de então, pode entrar com ele.',
    connected: '{{provider}} está conectado. Você pode entrar com ele.',
    disconnect: 'Desconectar',
    disconnectOne: 'Desconectar {{provider}}',
    disconnectText:
      '{{name}} não poderá mais entrar na sua conta. Isto encerra suas outras sessões.',
    disconnected: '{{provider}} está desconectado.',
  },
};
