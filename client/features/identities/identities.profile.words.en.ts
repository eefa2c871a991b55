export const texts = {
  identities: {
    none: 'Not connected',
    since: '{{name}}, connected on {{day}}',
    used: '{{name}}, last used on {{day}}',
    connect: 'Connect',
    connectOne: 'Connect {{provider}}',
    connectText: 'You sign in at {{provider}} and come back here. From then on it signs you in.',
    connected: '{{provider}} is connected. You can sign in with it.',
    disconnect: 'Disconnect',
    disconnectOne: 'Disconnect {{provider}}',
    disconnectText: '{{name}} no longer signs in to your account. Your other sessions end.',
    disconnected: '{{provider}} is disconnected.',
  },
};

declare module '../../core/i18n/catalogues.ts' {
  interface Catalogues {
    'identities.profile': typeof texts;
  }
}
