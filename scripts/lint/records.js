import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const domains = 'gateway/domains';

const declaredTables = [
  ...readFileSync('gateway/records/generated/rows.ts', 'utf8').matchAll(/^ {4}(\w+): \w+Row;$/gm),
].map(([, table]) => table);

/** Every table that a `*.record.ts` names: those of records, of their parts and of what refers to them; what is referred to is no record when it names its title. */
const namedTables = readdirSync(domains, { recursive: true })
  .filter((file) => file.endsWith('.record.ts'))
  .flatMap((file) => [
    ...readFileSync(join(domains, file), 'utf8').matchAll(
      /table: '(\w+)'(?!,\s*(?:problem|title):)/g,
    ),
  ])
  .map(([, table]) => table);

const tables = new Set([...declaredTables, ...namedTables]);

const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const writingCalls = ['insertInto', 'updateTable', 'deleteFrom'];

const writingSql = new RegExp(
  `\\b(insert into|update|delete from) (${[...tables].map(snakeCase).join('|')})\\b`,
);

const writtenByCommit = {
  meta: { messages: { written: 'A record is written by records.commit alone.' } },
  create: (context) => ({
    CallExpression({ callee, arguments: given }) {
      if (!writingCalls.includes(callee.property?.name)) return;
      for (const node of given)
        if (tables.has(node.value)) context.report({ node, messageId: 'written' });
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.name !== 'sql') return;
      for (const node of quasi.quasis)
        if (writingSql.test(node.value.raw)) context.report({ node, messageId: 'written' });
    },
  }),
};

const isRole = (node) =>
  node?.type === 'Literal' && ['SA', 'ADMIN', 'EDITOR', 'GUEST'].includes(node.value);

const rolesByAccess = {
  meta: { messages: { compared: 'Roles are compared in gateway/records/access.ts alone.' } },
  create: (context) => ({
    BinaryExpression(node) {
      const { operator, left, right } = node;
      if (!['===', '!=='].includes(operator) || !(isRole(left) || isRole(right))) return;
      context.report({ node, messageId: 'compared' });
    },
  }),
};

export default {
  meta: { name: 'records' },
  rules: { 'written-by-commit': writtenByCommit, 'roles-by-access': rolesByAccess },
};
