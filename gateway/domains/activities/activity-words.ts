import { choice } from '../../csv/cells.ts';
import type { Words } from '../../errors/language.ts';
import { declarations } from '../../records/declarations.ts';
import { kindNouns } from '../../records/kind-words.ts';
import type { ActivityAction } from '../../records/history/activities.table.ts';
import { toWords } from '../../records/declare/sdl-nodes.ts';

const derived = [...declarations.keys()].map((kind) => {
  const words = toWords(kind);
  return [kind, { en: words, 'pt-BR': words }] as const;
});

/** A kind that is not named is called as its type. */
export const kindWords: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(derived),
  ...kindNouns,
};

export const kind = choice(kindWords);

export const action = choice<ActivityAction>({
  created: { en: 'created', 'pt-BR': 'criou' },
  updated: { en: 'changed', 'pt-BR': 'alterou' },
  deleted: { en: 'deleted', 'pt-BR': 'excluiu' },
  restored: { en: 'undid or restored', 'pt-BR': 'desfez ou restaurou' },
  purged: { en: 'purged', 'pt-BR': 'apagou de vez' },
  anonymized: { en: 'anonymized', 'pt-BR': 'anonimizou' },
  imported: { en: 'imported', 'pt-BR': 'importou' },
  emailed: { en: 'emailed', 'pt-BR': 'enviou por e-mail' },
  signedIn: { en: 'signed in', 'pt-BR': 'entrou' },
  signedOut: { en: 'signed out', 'pt-BR': 'saiu' },
  passwordReset: { en: 'asked for or set a new password', 'pt-BR': 'pediu ou definiu nova senha' },
  secondFactorChanged: {
    en: 'changed two-factor authentication',
    'pt-BR': 'alterou a autenticação de dois fatores',
  },
  identityChanged: {
    en: 'connected or disconnected a provider',
    'pt-BR': 'conectou ou desconectou um provedor',
  },
});
