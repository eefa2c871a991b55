import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['profile']> = {
  title: 'Perfil',
  password: 'Senha',
  passwordText: 'Enviamos um link para criar uma nova. Isso encerra todas as sessões.',
  sendLink: 'Enviar link',
  linkSent: 'Um link está a caminho de {{email}}. Ele expira em uma hora.',
  sessions: {
    title: 'Sessões',
    text: 'Onde você está conectado. Uma sessão termina depois de sete dias.',
    device: '{{browser}} no {{system}}',
    unknown: 'Dispositivo desconhecido',
    current: 'Este dispositivo',
    used: 'Último uso',
    began: 'Entrou',
    end: 'Encerrar',
    endOne: 'Encerrar sessão: {{device}}',
    ended: 'A sessão foi encerrada.',
    endOthers: 'Encerrar todas as outras sessões',
    othersEnded_one: '{{count}} sessão foi encerrada.',
    othersEnded_many: '{{count}} sessões foram encerradas.',
    othersEnded_other: '{{count}} sessões foram encerradas.',
    everywhere: 'Sair de todos os dispositivos',
  },
};
