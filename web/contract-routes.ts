import type { ESTree, Plugin } from 'vite';

/** What a built site reads of a route as it is given; of its body it reads the kind. */
const readBySite = new Set(['name', 'method', 'path', 'answerKind', 'fallback', 'unsuccessful', 'longLists']);

/** The half of a contract module that holds its schemas. */
const schemasOnly = '?schemas';

/** The site's `routeGroup`: a route without its schemas, its errors and the group's list of all routes. */
const groupModule = 'virtual:route-group';
const groupCode = `export const routeGroup = ({ domain, access, errorField = 'message' }) => ({
  route: (own) => ({ ...own, domain, access, errorField }),
  for: (other) => routeGroup({ ...other, domain, errorField }),
});`;

/** A group of routes or a route, as it is declared in a module of the contract. */
interface Declared {
  readonly start: number;
  readonly end: number;
  /** The declaration in the half that holds the routes. */
  readonly code: string;
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
    resolveId: (source) => (source === groupModule ? `\0${groupModule}` : undefined),
    load: (source) => (source === `\0${groupModule}` ? groupCode : undefined),
    transform(code, id) {
      const [file = '', query] = id.split('?');
      // What define-route.ts configures, for pages that parse with schemas of their own only.
      if (file.endsWith('/zod/v4/core/core.js')) return `${code}\nconfig({ jitless: true });`;
      if (!/\/shared\/contract\/[\w-]+\.ts$/.test(file)) return undefined;
      const declared = declarations(this.parse(code), code);
      if (declared.length === 0) return undefined;
      const half =
        query === undefined
          ? [
              `import { routeGroup } from '${groupModule}';`,
              `export * from '${file}${schemasOnly}';`,
              ...declared.map((declaration) => declaration.code),
            ].join('\n')
          : declared.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      return { code: half, map: null, moduleSideEffects: false };
    },
  };
}

function declarations({ body }: ESTree.Program, code: string): readonly Declared[] {
  const groups = new Set<string>();
  return body.flatMap((statement): readonly Declared[] => {
    const { start, end } = statement;
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    const [{ id, init } = {}] = declaration.declarations;
    if (id?.type !== 'Identifier' || init?.type !== 'CallExpression') return [];
    const { callee } = init;
    if (callee.type === 'Identifier' && callee.name === 'routeGroup') {
      groups.add(id.name);
      return [{ start, end, code: code.slice(start, end) }];
    }
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return [];
    if (!groups.has(callee.object.name) || callee.property.type !== 'Identifier') return [];
    if (callee.property.name === 'for') {
      groups.add(id.name);
      return [{ start, end, code: code.slice(start, end) }];
    }
    const [draft] = init.arguments;
    if (callee.property.name !== 'route' || draft?.type !== 'ObjectExpression') return [];
    const route = `/* @__PURE__ */ ${callee.object.name}.route(${dataOf(draft, code)})`;
    return [{ start, end, code: `export const ${id.name} = ${route};` }];
  });
}

function dataOf({ properties }: ESTree.ObjectExpression, code: string): string {
  const given = new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, code.slice(property.start, property.end)] as const]
        : [],
    ),
  );
  const stated = given.get('bodyKind');
  const kind = stated === undefined ? (given.has('body') ? 'json' : 'none') : kindIn(stated, code);
  const kept = [...given].filter(([name]) => readBySite.has(name)).map(([, text]) => text);
  return `{ answerKind: 'json', bodyKind: { kind: '${kind}' }, ${kept.join(', ')} }`;
}

/** The kind of body that is stated in place, or by a constant of the same module. */
function kindIn(stated: string, code: string): string {
  const constant = /^bodyKind: (\w+)$/.exec(stated)?.[1];
  const declared = constant === undefined ? -1 : code.indexOf(`const ${constant} = {`);
  const object = declared === -1 ? stated : code.slice(declared);
  const kind = /kind: ["'](\w+)["']/.exec(object)?.[1];
  if (kind === undefined) throw new Error(`“${stated}” does not say in its module what kind of body it is.`);
  return kind;
}
