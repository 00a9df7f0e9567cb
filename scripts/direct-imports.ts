import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin, PluginBuild } from 'esbuild';

/** Where a name that a barrel exports comes from, and what it is called there. */
interface Origin {
  readonly from: string;
  readonly name: string;
}
type Barrel = ReadonlyMap<string, Origin>;

const statement = (keyword: 'import' | 'export') =>
  new RegExp(`^${keyword} \\{([^}]*)\\} from "([^"]+)";`, 'gm');
const cores = /^@(smithy|aws-sdk)\/core(\/|$)/;

/**
 * Has the AWS SDK import what it uses from where it is, not from an index. The bundler puts whatever an index exports into a
 * function's start if any later part uses it: with S3's client came 30 KB of XML and streams, which tables need none of.
 */
export const directImports: Plugin = {
  name: 'direct-imports',
  setup(build) {
    const barrels = new Map<string, Promise<Barrel>>();
    const barrelAt = (path: string) => {
      const known = barrels.get(path) ?? readBarrel(path);
      barrels.set(path, known);
      return known;
    };
    build.onLoad({ filter: /node_modules\/@(smithy|aws-sdk)\/.*\.js$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      const direct = await Promise.all(
        [...code.matchAll(statement('import'))].map(async ([whole, names = '', from = '']) => {
          if (!cores.test(from)) return [whole, whole] as const;
          const lines = namesIn(names).map(async ({ name, as }) => {
            const origin = await originOf(build, barrelAt, { from, name }, dirname(path));
            return `import { ${origin.name} as ${as} } from ${JSON.stringify(origin.from)};`;
          });
          return [whole, (await Promise.all(lines)).join(' ')] as const;
        }),
      );
      return { contents: direct.reduce((text, [whole, lines]) => text.replace(whole, () => lines), code) };
    });
  },
};

/** Follows a name through indexes to the module that defines it. */
async function originOf(
  build: PluginBuild,
  barrelAt: (path: string) => Promise<Barrel>,
  { from, name }: Origin,
  resolveDir: string,
): Promise<Origin> {
  const { path } = await build.resolve(from, { kind: 'import-statement', resolveDir });
  const next = (await barrelAt(path)).get(name);
  return next ? originOf(build, barrelAt, next, dirname(path)) : { from: path, name };
}

async function readBarrel(path: string): Promise<Barrel> {
  const exported = [...(await readFile(path, 'utf8')).matchAll(statement('export'))];
  return new Map(
    exported.flatMap(([, names = '', from = '']) =>
      namesIn(names).map(({ name, as }) => [
        as,
        { name, from: from.startsWith('.') ? resolve(dirname(path), from) : from },
      ]),
    ),
  );
}

/** `a, b as c,` */
const namesIn = (names: string): { readonly name: string; readonly as: string }[] =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [name = '', as = name] = each.split(' as ');
      return { name, as };
    });
