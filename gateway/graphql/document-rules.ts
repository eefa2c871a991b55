import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  specifiedRules,
  validate,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { shapeOf } from './document-shape.ts';
import { Refusal, UNSTORABLE } from '../errors/errors.ts';
import { said, problemText } from '../errors/problem.ts';
import { type DocumentLimit, documentLimits } from '../config/limits.ts';
import { isStorable } from './variables.ts';

/** The rules of limits but for the cost, which is checked elsewhere, because it depends on the variables. */
export const limitRules: readonly ValidationRule[] = [
  aliasesRule,
  directivesRule,
  shapeRule,
  textsRule,
];

/** Throws a GraphQLError when the text is malformed, too long, or has too many tokens. */
export function parseQuery(text: string): DocumentNode {
  checkTextLength(text);
  return parse(text, { maxTokens: documentLimits.tokens });
}

export function checkTextLength(text: string): void {
  if (text.length <= documentLimits.textLength) return;
  throw new Refusal(
    'INVALID',
    said(`A query may have at most ${documentLimits.textLength} characters`),
    { limit: 'textLength' },
  );
}

/** Returns the validation errors, at most as many as one answer lists. */
export function documentErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
): readonly GraphQLError[] {
  const rules = [...specifiedRules, ...limitRules];
  // The list is cut, because graphql adds one error of its own when there are more.
  return validate(schema, document, rules, { maxErrors: documentLimits.errors }).slice(
    0,
    documentLimits.errors,
  );
}

function aliasesRule(context: ValidationContext) {
  let aliases = 0;
  return {
    [Kind.FIELD]({ alias }: { alias?: unknown }) {
      if (!alias) return;
      aliases += 1;
      refuseAt(context, aliases, documentLimits.aliases, 'aliases');
    },
  };
}

function directivesRule(context: ValidationContext) {
  let directives = 0;
  return {
    [Kind.DIRECTIVE]() {
      directives += 1;
      refuseAt(context, directives, documentLimits.directives, 'directives');
    },
  };
}

function textsRule(context: ValidationContext): ReturnType<ValidationRule> {
  return {
    [Kind.STRING]({ value }) {
      if (!isStorable(value))
        context.reportError(refused(`A text ${problemText(UNSTORABLE, 'en')}`));
    },
  };
}

function refuseAt(
  context: ValidationContext,
  count: number,
  most: number,
  what: 'aliases' | 'directives',
): void {
  if (count === most + 1)
    context.reportError(refused(`A document may have at most ${most} ${what}`, what));
}

function shapeRule(context: ValidationContext): ReturnType<ValidationRule> {
  return {
    OperationDefinition({ operation, selectionSet }) {
      const shape = shapeOf(selectionSet, (name) => context.getFragment(name));
      const most = documentLimits.rootFields[operation];
      const problems: [isProblem: boolean, limit: DocumentLimit, message: string][] = [
        [
          shape.depth > documentLimits.depth,
          'depth',
          `A document may be at most ${documentLimits.depth} levels deep`,
        ],
        [
          shape.selections > documentLimits.selections,
          'selections',
          `A document may select at most ${documentLimits.selections} fields`,
        ],
        [shape.fields > most, 'rootFields', `A ${operation} may have at most ${most} root fields`],
        [
          shape.signInFields > documentLimits.signInFields,
          'signInFields',
          'A document may sign in, register or reset a password only once',
        ],
        [
          shape.introspectionFields > documentLimits.introspectionFields,
          'introspectionFields',
          'A document may ask about the schema only once',
        ],
      ];
      for (const [isProblem, limit, message] of problems) {
        if (isProblem) context.reportError(refused(message, limit));
      }
    },
  };
}

function refused(message: string, limit?: DocumentLimit): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'INVALID', ...(limit && { limit }) } });
}
