import { emailErrors } from '../../email-address.ts';
import { addressErrors, textErrors } from '../../graphql/entered.ts';
import type { FieldErrors } from '../../graphql/errors.ts';
import { folded } from '../../store/folding.ts';
import type { ProjectRow } from './projects.table.ts';

const MOST_COUNTED = 1_000_000;

type Named = Pick<ProjectRow, 'projectName' | 'userName' | 'email'>;

export function derivedFields({ projectName, userName, email }: Named) {
  return {
    projectKey: folded(projectName),
    userKey: folded(userName),
    searchText: folded(`${projectName} ${userName} ${email}`),
  };
}

export function projectErrors(entered: Partial<ProjectRow>): FieldErrors {
  return {
    ...textErrors([
      ['id', entered.id, 64, true],
      ['projectName', entered.projectName, 200, true],
      ['userName', entered.userName, 200, true],
    ]),
    ...emailErrors('email', entered.email),
    ...addressErrors('projectImage', entered.projectImage),
    ...addressErrors('userImage', entered.userImage),
    ...countErrors('comment', entered.comment),
    ...countErrors('revision', entered.revision),
  };
}

function countErrors(field: string, count = 0): FieldErrors {
  if (count >= 0 && count <= MOST_COUNTED) return {};
  return { [field]: `must be between 0 and ${MOST_COUNTED}` };
}
