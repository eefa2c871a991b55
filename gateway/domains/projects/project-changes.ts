import type { Context } from '../../graphql/context.ts';
import { refuseStale, StaleVersion } from '../../graphql/current-record.ts';
import { given } from '../../graphql/entered.ts';
import { conflict, notFound, refuseErrors } from '../../graphql/errors.ts';
import type { CreateProjectInput, UpdateProjectInput } from '../../graphql/generated/resolvers.ts';
import { recorded, type Recording } from '../../recording.ts';
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

export function changeProject(context: Context, input: UpdateProjectInput): Promise<ProjectRow> {
  const changed = recorded(context, (recording) => change(recording, input));
  return refuseStale(context, { field: 'project', id: input.id }, changed);
}

async function change({ db, touch }: Recording, input: UpdateProjectInput): Promise<ProjectRow> {
  await touch(projectRecord, input.id);
  const stored = await findProject(db, input.id);
  if (!stored) throw notFound('Project');
  const entered = { ...stored, ...columnsOf(input) };
  refuseErrors(projectErrors(entered));
  const from = { id: input.id, version: input.version ?? stored.version };
  const changes = { ...columnsOf(input), ...derivedFields(entered) };
  const project = await updateProject(db, from, changes);
  if (!project) throw new StaleVersion();
  return project;
}

export function removeProject(context: Context, id: string): Promise<string> {
  return recorded(context, async ({ db, touch }) => {
    await touch(projectRecord, id);
    if (!(await deleteProject(db, id))) throw notFound('Project');
    return id;
  });
}

/** The columns that an input names; pictures can be taken off, too. */
function columnsOf(input: CreateProjectInput | UpdateProjectInput): Partial<ProjectRow> {
  const { email, userName, projectName, date, comment, revision } = input;
  const { projectImage, userImage } = input;
  return {
    ...(given({ email, userName, projectName, date, comment, revision }) as Partial<ProjectRow>),
    ...(projectImage !== undefined && { projectImage: projectImage || null }),
    ...(userImage !== undefined && { userImage: userImage || null }),
  };
}
