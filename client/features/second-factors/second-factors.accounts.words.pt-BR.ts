import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['second-factors.accounts']> = {
  secondFactor: {
    title: 'Autenticação de dois fatores',
    text: 'Informe o código do seu aplicativo autenticador ou um dos seus códigos de recuperação.',
    textOfBoth:
      'Use uma chave de acesso, ou informe o código do aplicativo autenticador ou um dos seus códigos de recuperação.',
    textOfPasskey: 'Use a sua chave de acesso ou informe um dos seus códigos de recuperação.',
    passkey: 'Usar uma chave de acesso',
    noPasskey: 'Nenhuma chave de acesso foi usada. Tente de novo ou informe um código.',
    code: 'Código',
    submit: 'Verificar',
    back: 'Voltar à tela de acesso',
    needed: 'Sua função exige autenticação de dois fatores. Configure-a para entrar.',
    scan: 'Leia o QR code com um aplicativo autenticador, como o Google Authenticator ou o 1Password.',
    qr: 'QR code para o seu aplicativo autenticador',
    key: 'Se não puder ler o QR code, digite esta chave no aplicativo:',
    copyKey: 'Copiar chave',
    appCode: 'Código de seis dígitos do aplicativo',
    turnOn: 'Ativar',
    codes: 'Códigos de recuperação',
    once: 'Guarde estes códigos agora. Eles não serão mostrados de novo. Cada um permite entrar uma vez sem o segundo fator.',
    copyCodes: 'Copiar códigos',
    download: 'Baixar códigos',
    goOn: 'Continuar',
  },
};
