import { makeUsers } from '../../../seed/users.ts';
import { phone } from '../../csv/cells.ts';
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
      columns: {
        index: {},
        name: {},
        company: {},
        email: {},
        phone: { cell: phone },
        address: {},
        gender: {},
        age: {},
        birthday: {},
        balance: {},
        isActive: { alsoKnownAs: ['is with the company now', 'está na empresa agora'] },
        guid: {},
        imgUrl: { alsoKnownAs: ['imagem'] },
      },
    },
  },
};
