import { languages } from '../errors/language.ts';
import { IDEMPOTENCY_KEY } from '../http/idempotency-parameter.ts';
import type { ListImport } from './list-import.ts';
import { notations } from './notation.ts';
import { rowChoices } from './row-choices.ts';

export const csvFile = { type: 'string', contentMediaType: 'text/csv', contentEncoding: 'binary' };

const mappingOf = (fields: readonly string[]) => ({
  type: 'object',
  description:
    'The field that each column of the file fills, by the column’s heading. An empty cell leaves the field as it is, unless the column says that it empties it.',
  additionalProperties: {
    oneOf: [
      { type: 'string', enum: fields },
      {
        type: 'object',
        properties: {
          field: { type: 'string', enum: fields },
          empties: { type: 'boolean', description: 'Whether an empty cell empties the field.' },
          numbers: {
            type: 'string',
            enum: Object.keys(notations.numbers),
            description:
              'How the column writes numbers. Needed where all its values, such as `1.000` alone, can be read either way.',
          },
          dates: {
            type: 'string',
            enum: Object.keys(notations.dates),
            description:
              'Whether the day or the month comes first. Needed where all values, such as `03/04/2026` alone, can be read either way.',
          },
        },
        required: ['field'],
      },
    ],
  },
});

const lang = {
  type: 'string',
  enum: languages,
  description: 'Language of the messages; when left out, that of the header `retaguarda-language`.',
};

const timeZone = {
  type: 'string',
  description:
    'IANA name of the time zone of days and times without an offset; the company’s when left out.',
  example: 'America/Sao_Paulo',
};

const headingRow = {
  type: 'integer',
  minimum: 1,
  description:
    'The row with the headings, as a spreadsheet counts rows. Guessed when left out: titles and empty rows above it are passed over.',
};

const lookAlikes = {
  default: 'skip',
  description:
    'What becomes of rows that match no record by an identifier, and look like one: the same title, or the same email or phone under another name. `skip` leaves them out with a reason, `same` changes that record, `new` makes another. One word is for all rows; an object is by the number of the row, and `all` for the others, such as `{"all": "new", "7": "same"}`. A trial run names the pairs.',
  oneOf: [
    { type: 'string', enum: rowChoices },
    { type: 'object', additionalProperties: { type: 'string', enum: rowChoices } },
  ],
};

const matchedBy = ({ matching: { key, hints } }: ListImport) =>
  [...new Set(['id', key, ...hints])].join(', else by its ');

export function importOperation(row: ListImport) {
  const { list, fields } = row;
  return {
    operationId: `import_${list}`,
    summary: `Brings ${list} in from a CSV file.`,
    description: `A row finds its record by its ${matchedBy(row)}, and changes it; one that finds none makes one. What is wrong with a row is said of it, and the other rows are stored; a file with a quotation mark that is not closed is refused. All of it is one activity, which \`restore\` takes back. The answer is a line of JSON for each thing that happens, while it happens.`,
    tags: [list],
    security: [{ bearer: [] }],
    parameters: [IDEMPOTENCY_KEY],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: {
              mapping: mappingOf(fields),
              dryRun: {
                type: 'boolean',
                description:
                  'Only says what would happen: the fields of rows that would change a record, of the first 1,000 new ones, and which rows look like a record.',
              },
              lang,
              timeZone,
              headingRow,
              lookAlikes,
              file: csvFile,
            },
            required: ['mapping', 'file'],
          },
          encoding: { mapping: { contentType: 'application/json' } },
        },
      },
    },
    responses: {
      200: {
        description: 'What happened, a line each.',
        content: { 'application/x-ndjson': { schema: { type: 'object' } } },
      },
    },
  };
}

const isPart = {
  type: 'boolean',
  default: false,
  description: 'Whether the file is cut: a row that it ends in is left out.',
};

export function previewOperation({ list, fields }: ListImport) {
  return {
    operationId: `preview_${list}`,
    summary: `What a CSV file of ${list} holds: its first rows, and what its columns seem to be.`,
    description: 'The start of the file is enough, sent with `isPart`.',
    tags: [list],
    security: [{ bearer: [] }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            properties: { isPart, headingRow, file: csvFile },
            required: ['file'],
          },
        },
      },
    },
    responses: {
      200: {
        description: 'What it holds.',
        content: {
          'application/json': {
            schema: previewOf(fields),
          },
        },
      },
    },
  };
}

const previewOf = (fields: readonly string[]) => ({
  type: 'object',
  properties: {
    ...ofAnyList,
    mapping: {
      type: 'object',
      additionalProperties: { type: 'string', enum: fields },
    },
  },
});

const ofAnyList = {
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  headingRow: { type: 'integer' },
  firstRows: {
    type: 'array',
    description: 'The first 20 rows that are not empty, by their numbers.',
    items: {
      type: 'object',
      properties: {
        row: { type: 'integer' },
        cells: { type: 'array', items: { type: 'string' } },
      },
    },
  },
  open: {
    type: 'object',
    description:
      'Of each column that can be read either way, a value: under `numbers` or `dates`, as the mapping has to say.',
    additionalProperties: {
      type: 'object',
      additionalProperties: { type: 'string' },
    },
  },
  key: { type: 'string' },
  keys: {
    type: 'array',
    description: 'Fields by which records are found, the surest first.',
    items: { type: 'string' },
  },
  headings: { type: 'array', items: { type: 'string' } },
  rows: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  fields: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        heading: { type: 'object' },
        notation: { type: 'string', enum: ['numbers', 'dates'] },
      },
    },
  },
};
