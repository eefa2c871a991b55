import { restList } from '../../rest/rest-reading.ts';

export const projectsRest = [
  restList({
    route: 'GET /api/list/all',
    list: 'projects',
    which: 'sort: { field: createdNumber, direction: ascending }',
    fields: 'id email userName projectName date projectImage userImage comment revision',
  }),
];
