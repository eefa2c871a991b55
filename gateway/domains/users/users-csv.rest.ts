import { choice, moment, money, told, whole, yesOrNo } from '../../csv/cells.ts';
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
  // eslint-disable-next-line max-lines-per-function -- it is a table
  columns: (column) => ({
    index: column({
      heading: { en: 'Directory number', 'pt-BR': 'Número no diretório' },
      cell: whole,
      value: ({ index }) => index,
    }),
    name: column({
      heading: { en: 'Name', 'pt-BR': 'Nome' },
      cell: told,
      value: ({ name }) => name,
    }),
    company: column({
      heading: { en: 'Company', 'pt-BR': 'Empresa' },
      cell: told,
      value: ({ company }) => company,
    }),
    email: column({
      heading: { en: 'E-mail', 'pt-BR': 'E-mail' },
      cell: told,
      value: ({ email }) => email,
    }),
    phone: column({
      heading: { en: 'Phone', 'pt-BR': 'Telefone' },
      cell: told,
      value: ({ phone }) => phone,
    }),
    address: column({
      heading: { en: 'Address', 'pt-BR': 'Endereço' },
      cell: told,
      value: ({ address }) => address,
    }),
    gender: column({
      heading: { en: 'Gender', 'pt-BR': 'Gênero' },
      cell: gender,
      value: (user) => user.gender,
    }),
    age: column({
      heading: { en: 'Age', 'pt-BR': 'Idade' },
      cell: whole,
      value: ({ age }) => age,
    }),
    bd: column({
      heading: { en: 'Date of birth', 'pt-BR': 'Data de nascimento' },
      cell: moment,
      value: ({ bd }) => bd,
    }),
    balance: column({
      heading: { en: 'Balance', 'pt-BR': 'Saldo' },
      cell: money,
      value: ({ balance }) => balance,
    }),
    isActive: column({
      heading: { en: 'Is with the company now', 'pt-BR': 'Está na empresa agora' },
      cell: yesOrNo,
      value: ({ isActive }) => isActive,
    }),
  }),
});
