import { tmpdir } from 'node:os';
import { projectFolder } from '../../config/project.ts';
import { withoutHidden } from '../../errors/hidden-values.ts';

interface LoggedError {
  [name: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

const places = [`file://${projectFolder}/`, `${projectFolder}/`, `${tmpdir()}/`];

export function loggedError(error: Error): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const causes = causesOf(error);
  const shownMessage = ({ message }: Error) => withoutHidden(message, causes);
  return {
    type: error.constructor.name,
    ...('code' in error && { code: error.code }),
    message: withoutPlaces(causes.map(shownMessage).join(': ')),
    stack: withoutPlaces(causes.map((each) => stackOf(each, shownMessage(each))).join(BETWEEN)),
  };
}

const BETWEEN = '\ncaused by: ';

/** Returns the stack with another message; its lines are left, so that a hidden number is no line of a file. */
const stackOf = ({ stack = '', message }: Error, shown: string) =>
  stack.replace(message, () => shown);

function causesOf(error: Error): Error[] {
  const causes: Error[] = [];
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (causes.includes(each)) break;
    causes.push(each);
  }
  return causes;
}

const withoutPlaces = (text: string) =>
  places.reduce((left, place) => left.replaceAll(place, ''), text);
