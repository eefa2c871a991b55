import type { Catalogues, Translated } from '../../core/i18n/catalogues.ts';

export const texts: Translated<Catalogues['profile']> = {
  title: 'Perfil',
  personal: {
    title: 'Sobre você',
    text: 'Como os outros veem você.',
    name: 'Nome exibido',
    save: 'Salvar',
    saved: 'Seu perfil foi salvo.',
    choose: 'Escolher foto',
    remove: 'Remover foto',
    removed: 'Sua foto foi removida.',
    unreadable: 'Não foi possível ler esta imagem. Escolha outra.',
  },
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
