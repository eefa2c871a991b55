import type { texts as english } from './users.records.words.en.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof english> = {
  kinds: { User: 'usuário' },
  synonyms: { User: 'pessoa equipe membro' },
  lists: { User: 'usuários' },
  counted: {
    User_one: '{{number}} usuário',
    User_many: '{{number}} usuários',
    User_other: '{{number}} usuários',
  },
  fieldsOf: {
    User: {
      isActive: 'Ativo na empresa',
      index: 'Número no diretório',
      guid: 'GUID',
      balance: 'Saldo',
      age: 'Idade',
      name: 'Nome',
      gender: 'Gênero',
      company: 'Empresa',
      email: 'E-mail',
      phone: 'Telefone',
      address: 'Endereço',
      birthday: 'Data de nascimento',
      imgUrl: 'Foto',
      contact: 'Contato',
      status: 'Situação',
    },
  },
  choicesOf: { User: { gender: { female: 'Feminino', male: 'Masculino', other: 'Outro' } } },
};
