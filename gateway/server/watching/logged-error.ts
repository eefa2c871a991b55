import { tmpdir } from 'node:os';
import { projectFolder } from '../../config/project.ts';

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
  return {
    type: error.constructor.name,
    ...('code' in error && { code: error.code }),
    message: withoutPlaces(causes.map(({ message }) => message).join(': ')),
    stack: withoutPlaces(causes.map(({ stack }) => stack).join('\ncaused by: ')),
  };
}

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
