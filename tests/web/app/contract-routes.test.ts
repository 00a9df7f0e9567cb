import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { routes } from '#shared/contract/routes.ts';
import { contractRoutes } from '../../../web/contract-routes.ts';

const contract = fileURLToPath(new URL('../../../shared/contract/', import.meta.url));

/** A module of the site, built as the site is, and run. */
async function run(code: string): Promise<{ code: string; exported: Record<string, unknown> }> {
  const entry = 'virtual:entry';
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      contractRoutes(),
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = built.output;
  if (chunk.type !== 'chunk') throw new Error('Nothing was built.');
  const exported = await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`);
  return { code: chunk.code, exported };
}

type RouteData = (typeof routes)[number];

it('gives the site of every route what it reads, as the contract states it', async () => {
  // Every module that has routes of its own.
  const files = readdirSync(contract)
    .filter((name) => name.endsWith('.ts') && name !== 'route-group.ts')
    .filter((name) => readFileSync(`${contract}${name}`, 'utf8').includes('.route({'))
    .map((name) => name.replace('.ts', ''));
  const reexports = files.map(
    (file) => `export * as ${file.replace('-', '_')} from '${contract}${file}.ts';`,
  );
  const { exported } = await run(reexports.join('\n'));
  const modules = Object.values(exported) as Record<string, RouteData>[];
  const built = modules.flatMap((module) =>
    Object.values(module).filter((value) => typeof value === 'object' && 'fallback' in value),
  );
  const read = ({ name, domain, method, path, access, answerKind, bodyKind, ...sentences }: RouteData) => ({
    ...{ name, domain, method, path, access, answerKind },
    bodyKind: bodyKind.kind,
    fallback: sentences.fallback,
    errorField: sentences.errorField,
    unsuccessful: sentences.unsuccessful,
  });
  const byName = (list: readonly RouteData[]) =>
    list.map(read).toSorted((a, b) => a.name.localeCompare(b.name));
  expect(byName(built)).toEqual(byName(routes));
});

it('leaves the schema library out of a page that only calls', async () => {
  const { code } = await run(`export { loginUser } from '${contract}users.ts';`);
  expect(code).toContain('/users/login');
  expect(code).not.toContain('ZodObject');
});

it('keeps the schemas that a page names', async () => {
  const { exported } = await run(`export { ForgotPassword } from '${contract}users.ts';`);
  const { ForgotPassword } = exported as typeof import('#shared/contract/users.ts');
  expect(ForgotPassword.parse({ email: ' Ada@Example.com ' })).toEqual({ email: 'ada@example.com' });
});
