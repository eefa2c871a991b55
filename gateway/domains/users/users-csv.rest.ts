import { choice, moment, money, readOnly, whole, yesOrNo } from '../../csv/cells.ts';
import { listExport } from '../../csv/list-export.ts';
import { graphql } from '../../rest/generated/gql.ts';

const gender = choice({
  female: { en: 'Female', 'pt-BR': 'Feminino' },
  male: { en: 'Male', 'pt-BR': 'Masculino' },
  other: { en: 'Other', 'pt-BR': 'Outro' },
});

export const usersExport = listExport({
  list: 'users',
  fileName: { en: 'people', 'pt-BR': 'pessoas' },
  operation: graphql(`
    query UsersCsv($filter: UserFilter, $sort: UserSort, $after: String) {
      users(first: 100, after: $after, filter: $filter, sort: $sort) {
        nodes {
          index
          name
          company
          email
          phone
          address
          gender
          age
          bd
          balance
          isActive
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `),
  page: (data) => data.users,
  columns: (column) => [
    column('index', whole, { en: 'Directory number', 'pt-BR': 'Número no diretório' }),
    column('name', readOnly, { en: 'Name', 'pt-BR': 'Nome' }),
    column('company', readOnly, { en: 'Company', 'pt-BR': 'Empresa' }),
    column('email', readOnly, { en: 'E-mail', 'pt-BR': 'E-mail' }),
    column('phone', readOnly, { en: 'Phone', 'pt-BR': 'Telefone' }),
    column('address', readOnly, { en: 'Address', 'pt-BR': 'Endereço' }),
    column('gender', gender, { en: 'Gender', 'pt-BR': 'Gênero' }),
    column('age', whole, { en: 'Age', 'pt-BR': 'Idade' }),
    column('bd', moment, { en: 'Date of birth', 'pt-BR': 'Data de nascimento' }),
    column('balance', money, { en: 'Balance', 'pt-BR': 'Saldo' }),
    column('isActive', yesOrNo, {
      en: 'Is with the company now',
      'pt-BR': 'Está na empresa agora',
    }),
  ],
});
