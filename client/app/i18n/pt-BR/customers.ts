import type { Catalogues, Translated } from '../catalogues.ts';

export const texts: Translated<Catalogues['customers']> = {
  title: 'Clientes',
  data: 'Dados',
  deals: 'Vendas',
  noDeals: 'Nenhuma venda ainda.',
  filters: {
    text: 'Buscar por nome, e-mail, telefone ou documento',
    any: 'Qualquer',
    createdFrom: 'Cadastro de',
    createdTo: 'Cadastro até',
  },
  empty: {
    title: 'Nenhum cliente ainda',
    text: 'Eles chegam pelo cadastro, pela loja ou por importação.',
  },
  fields: {
    name: 'Nome',
    status: 'Situação',
    channel: 'Canal',
    state: 'Estado',
    city: 'Cidade',
    email: 'E-mail',
    phone: 'Telefone',
    owner: 'Responsável',
    createdAt: 'Desde',
    kind: 'Tipo',
    tradeName: 'Nome fantasia',
    street: 'Rua',
    cep: 'CEP',
    tags: 'Etiquetas',
    notes: 'Observações',
  },
  documents: { person: 'CPF', company: 'CNPJ' },
  kinds: { person: 'Pessoa', company: 'Empresa' },
  statuses: { lead: 'Em prospecção', active: 'Ativo', inactive: 'Inativo' },
  channels: { site: 'Site', store: 'Loja', referral: 'Indicação' },
};
