import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync, type VariableDeclaration } from 'oxc-parser';

/**
 * Lets the bundler leave out the constants of modules that a function does not use. A schema or a route is made by calls, and the
 * bundler keeps what calls: without this, each function made every schema of its domain at its start, a third of the time to its answer.
 * Modules keep to it that making a constant changes nothing else; what is for its effect is a statement, and stays.
 */
export const pureConstants: Plugin = {
  name: 'pure-constants',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\](shared|functions)[/\\].*\.ts$/ }, async ({ path }) =>
      path.includes('node_modules')
        ? undefined
        : { contents: withPureConstants(path, await readFile(path, 'utf8')), loader: 'ts' },
    ),
};

function withPureConstants(path: string, code: string): string {
  let made = '';
  let done = 0;
  for (const statement of parseSync(path, code).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    for (const { start, end } of madeByCalls(declared)) {
      made += `${code.slice(done, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
      done = end;
    }
  }
  return made + code.slice(done);
}

const madeByCalls = ({ declarations }: VariableDeclaration) =>
  declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init && !isPlain.has(init.type) ? [init] : [],
  );

/** What the bundler leaves out by itself. */
const isPlain: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'Literal',
  'Identifier',
]);
