import type { ESTree, Plugin } from 'vite';

/** What a built site reads of a route as it is given; of its body it reads the kind. */
const readBySite = new Set(['name', 'domain', 'method', 'path', 'access', 'answerKind', 'fallback']);

/** The half of a contract module that holds its schemas. */
const schemasOnly = '?schemas';

interface Declared {
  readonly route: string;
  readonly data: string;
  /** Where the declaration stands in the module. */
  readonly start: number;
  readonly end: number;
}

/**
 * Lets a page call a route without the schema library, 23 KB of the first load. A built site does not parse its own
 * service's answers (call-route.ts), and forms name the schemas that they need; so each module of the contract is built
 * as two: its routes as plain data, and its schemas. Development and tests read it whole.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    apply: 'build',
    // After TypeScript is gone.
    enforce: 'post',
    transform(code, id) {
      const [file = '', query] = id.split('?');
      // What define-route.ts configures, for pages that parse with schemas of their own only.
      if (file.endsWith('/zod/v4/core/core.js')) return `${code}\nconfig({ jitless: true });`;
      if (!/\/shared\/contract\/[\w-]+\.ts$/.test(file)) return undefined;
      const routes = this.parse(code).body.flatMap((statement) => routeOf(statement, code));
      if (routes.length === 0) return undefined;
      if (query === undefined) {
        const data = routes.map((declared) => `export const ${declared.route} = ${declared.data};`);
        return {
          code: [`export * from '${file}${schemasOnly}';`, ...data].join('\n'),
          map: null,
          moduleSideEffects: false,
        };
      }
      const schemas = routes.reduceRight(
        (text, { start, end }) => text.slice(0, start) + text.slice(end),
        code,
      );
      return { code: schemas, map: null, moduleSideEffects: false };
    },
  };
}

function routeOf(statement: ESTree.Directive | ESTree.Statement, code: string): readonly Declared[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
    return [];
  const [declared] = statement.declaration.declarations;
  if (declared?.id.type !== 'Identifier' || declared.init?.type !== 'CallExpression') return [];
  const { callee, arguments: given } = declared.init;
  const [draft] = given;
  if (callee.type !== 'Identifier' || callee.name !== 'defineRoute' || draft?.type !== 'ObjectExpression')
    return [];
  return [{ route: declared.id.name, data: dataOf(draft, code), start: statement.start, end: statement.end }];
}

function dataOf({ properties }: ESTree.ObjectExpression, code: string): string {
  const given = new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, code.slice(property.start, property.end)] as const]
        : [],
    ),
  );
  const kind = kindIn(given.get('bodyKind') ?? '', code) ?? (given.has('body') ? 'json' : 'none');
  const kept = [...given].filter(([name]) => readBySite.has(name)).map(([, text]) => text);
  return `{ answerKind: 'json', bodyKind: { kind: '${kind}' }, ${kept.join(', ')} }`;
}

/** The kind of body that is stated in place, or by a constant of the same module. */
function kindIn(stated: string, code: string): string | undefined {
  const constant = /^bodyKind: (\w+)$/.exec(stated)?.[1];
  const object = constant ? code.slice(code.indexOf(`const ${constant} = {`)) : stated;
  return /kind: ["'](\w+)["']/.exec(object)?.[1];
}
