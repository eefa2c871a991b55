import type { Declaration, DeclaredField, DeclaredPart, FieldKind } from './declaration.ts';
import { declaredParts } from './declare.ts';
import { isStored, mayBeNull } from '../write/validate.ts';

const types: Readonly<Record<FieldKind, string>> = {
  text: 'string',
  id: 'string',
  moment: 'string',
  day: 'string',
  flag: '0 | 1',
  whole: 'number',
  number: 'number',
  money: 'number',
  percent: 'number',
  quantity: 'number',
  unitPrice: 'number',
  choice: '',
  other: 'never',
};

export function rowTypes(declarations: readonly Declaration[]): string {
  const parts = declarations.flatMap(declaredParts);
  const rows = [...declarations.map(rowType), ...parts.map(partType)];
  const tables = [
    ...declarations.map(({ kind, many }) => `    ${many}: ${kind}Row;`),
    ...parts.map(({ type, table }) => `    ${table}: ${type}Row;`),
  ];
  return `import type { Listing } from '../read/read.ts';

${rows.join('\n')}
declare module '../../database/database.ts' {
  interface Database {
${tables.join('\n')}
  }
}
`;
}

function rowType(declaration: Declaration): string {
  const { kind, fields, versioned, owner, listed } = declaration;
  const columns = fields.filter(isStored).map(columnType);
  const own = new Set([...fields.map(({ column }) => column), 'searchText']);
  const keys = fields.filter(({ sortColumn }) => sortColumn && !own.has(sortColumn));
  const isSearched = fields.some((field) => field.isSearched);
  return `export interface ${kind}Row {
  id: string;
${owner ? `  ${owner}: string;\n` : ''}${columns.join('\n')}
${versioned ? '  version: number;\n' : ''}${keys.map(keyType).join('')}${
    isSearched ? '  searchText: string;\n' : ''
  }  createdNumber?: number;
}
${listed ? `\nexport type ${kind}Page = Listing<${kind}Row>;\n` : ''}`;
}

const partType = ({ type, key, fields }: DeclaredPart) => `export interface ${type}Row {
  ${key}: string;
  position: number;
${fields.filter(isStored).map(columnType).join('\n')}
}
`;

function columnType(field: DeclaredField): string {
  const { column, kind, values } = field;
  const type = kind === 'choice' ? values.map((value) => `'${value}'`).join(' | ') : types[kind];
  return `  ${column}: ${type}${mayBeNull(field) ? ' | null' : ''};`;
}

/** Returns the declaration of a sort column: a number for choices, text for everything else. */
const keyType = ({ sortColumn, kind }: DeclaredField) =>
  `  ${sortColumn}: ${kind === 'choice' ? 'number' : 'string'};\n`;
