import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import type { CreateProjectInput, UpdateProjectInput } from '../../graphql/generated/resolvers.ts';
import { createRecord, deleteRecord, updateRecord } from '../../records/changes.ts';
import { newId } from '../../store/new-id.ts';
import { projectRecord } from './projects.record.ts';
import type { ProjectRow } from './projects.table.ts';

export function makeProject(context: Context, input: CreateProjectInput): Promise<ProjectRow> {
  const blank = { projectImage: null, userImage: null, date: new Date().toISOString() };
  const row = { ...blank, ...columnsOf(input), id: input.id ?? newId(), version: 1 } as ProjectRow;
  return createRecord(context, projectRecord, { row });
}

export const changeProject = (context: Context, input: UpdateProjectInput): Promise<ProjectRow> =>
  updateRecord(context, projectRecord, input, () => ({ row: columnsOf(input) }));

export const removeProject = (context: Context, id: string) =>
  deleteRecord(context, projectRecord, { id });

function columnsOf(
  input: CreateProjectInput | Omit<UpdateProjectInput, 'id'>,
): Partial<ProjectRow> {
  const { email, userName, projectName, date, comment, revision } = input;
  const { projectImage, userImage } = input;
  return {
    ...(given({ email, userName, projectName, date, comment, revision }) as Partial<ProjectRow>),
    ...(projectImage !== undefined && { projectImage: projectImage || null }),
    ...(userImage !== undefined && { userImage: userImage || null }),
  };
}
