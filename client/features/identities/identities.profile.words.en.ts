export const texts = {
  identities: {
    none: 'Not connected',
    since: '{{name}}, connected on {{day}}',
    used: '{{name}}, last used on {{day}}',
    connect: 'Connect',
    connectOne: 'Connect {{provider}}',
    connectText:
      'You sign in at {{provider}} and come back here. From then on, you can sign in with it.',
    connected: '{{provider}} is connected. You can sign in with it.',
    disconnect: 'Disconnect',
    disconnectOne: 'Disconnect {{provider}}',
    disconnectText:
      '{{name}} can no longer sign in to your account. This ends your other sessions.',
    disconnected: '{{provider}} is disconnected.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'identities.profile': typeof texts;
  }
}
