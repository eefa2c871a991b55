import { makeUsers } from '../../../seed/users.ts';
import { calendarDay, phone } from '../../csv/cells.ts';
import type { Domain } from '../../services/domain.ts';
import { userRecord } from './users.record.ts';
import { usersRest } from './users.rest.ts';

export const users: Domain = {
  name: 'users',
  rest: usersRest,
  seed: makeUsers,
  records: [userRecord],
  csv: {
    User: {
      fileName: { en: 'people', 'pt-BR': 'pessoas' },
      headings: {
        index: { en: 'Directory number', 'pt-BR': 'Número no diretório' },
        name: { en: 'Name', 'pt-BR': 'Nome' },
        company: { en: 'Company', 'pt-BR': 'Empresa' },
        email: { en: 'Email', 'pt-BR': 'E-mail' },
        phone: { en: 'Phone', 'pt-BR': 'Telefone', cell: phone },
        address: { en: 'Address', 'pt-BR': 'Endereço' },
        gender: { en: 'Gender', 'pt-BR': 'Gênero' },
        age: { en: 'Age', 'pt-BR': 'Idade' },
        bd: { en: 'Date of birth', 'pt-BR': 'Data de nascimento', cell: calendarDay },
        balance: { en: 'Balance', 'pt-BR': 'Saldo' },
        isActive: {
          en: 'Active in the company',
          'pt-BR': 'Ativo na empresa',
          alsoKnownAs: ['is with the company now', 'está na empresa agora'],
        },
      },
      choices: {
        gender: {
          female: { en: 'Female', 'pt-BR': 'Feminino' },
          male: { en: 'Male', 'pt-BR': 'Masculino' },
          other: { en: 'Other', 'pt-BR': 'Outro' },
        },
      },
    },
  },
};
