import type { transportMessages as english } from './transport-messages.en.ts';

export const transportMessages: Record<keyof typeof english, string> = {
  changes_gone:
    'As alterações depois deste cursor não são mais guardadas. Leia os registros de novo e siga a partir de um cursor novo',
  not_a_subscription:
    'Por um WebSocket só se respondem subscriptions. Envie queries e mutations por POST',
  unknown_kind: 'Não há o tipo {kind}',
  not_an_idempotency_key: 'precisa ter de 1 a 255 caracteres, sem espaços',
  key_reused: 'Esta Idempotency-Key já foi usada em outra requisição. Envie uma chave nova',
  running:
    'A primeira requisição com esta Idempotency-Key ainda está em andamento. Tente de novo daqui a pouco.',
  done_without_answer:
    'A primeira requisição com esta Idempotency-Key foi executada, mas a resposta se perdeu. Confira o registro antes de tentar de novo',
};
