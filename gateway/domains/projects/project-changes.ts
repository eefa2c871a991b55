import type { Context } from '../../graphql/context.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, refuseErrors } from '../../graphql/errors.ts';
import type { CreateProjectInput, UpdateProjectInput } from '../../graphql/generated/resolvers.ts';
import { changeRecord, removeRecord } from '../../record-changes.ts';
import { recorded } from '../../recording.ts';
import { newId } from '../../store/new-id.ts';
import { derivedFields, projectErrors } from './projects.rules.ts';
import { deleteProject, findProject, insertProject, updateProject } from './projects.store.ts';
import { projectRecord, type ProjectRow } from './projects.table.ts';

export function makeProject(context: Context, input: CreateProjectInput): Promise<ProjectRow> {
  const id = input.id ?? newId();
  const blank = { projectImage: null, userImage: null, date: new Date().toISOString() };
  const entered = { ...blank, ...columnsOf(input), id } as ProjectRow;
  refuseErrors(projectErrors(entered));
  return recorded(context, async ({ db, touch }) => {
    await touch(projectRecord, id);
    const row = { ...entered, ...derivedFields(entered), version: 1 };
    const project = await insertProject(db, row);
    if (!project) throw conflict('A project with this id exists', { fields: { id: 'is taken' } });
    return project;
  });
}

export function changeProject(
  context: Context,
  { id, version, ...input }: UpdateProjectInput,
): Promise<ProjectRow> {
  const wanted = { record: projectRecord, id, find: findProject };
  return changeRecord(context, wanted, async ({ db }, stored) => {
    const columns = columnsOf(input);
    const entered = { ...stored, ...columns };
    refuseErrors(projectErrors(entered));
    const from = { id, version: version ?? stored.version };
    return updateProject(db, from, { ...columns, ...derivedFields(entered) });
  });
}

export const removeProject = (context: Context, id: string) =>
  removeRecord(context, { record: projectRecord, id }, deleteProject);

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
