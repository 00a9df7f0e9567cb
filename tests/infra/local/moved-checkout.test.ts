import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { routes } from '#shared/contract/routes.ts';
import { deployedFunctions } from '../../../infra/local/functions/deployed-functions.ts';
import { resolveAssembly } from '../../../infra/local/template/resolve-assembly.ts';
import { triggerHandlers } from '../../../infra/permissions/triggers.ts';
import { workerHandlers } from '../../../infra/permissions/workers.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'netwright-moved-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** A checkout with stubs for its bundles. */
function aCheckout(name: string): string {
  const checkout = join(folder, name);
  for (const part of ['infra', 'shared', 'docs/openapi.json', 'cdk.json', 'package.json'])
    cpSync(part, join(checkout, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  for (const { name: bundle } of [
    ...routes,
    ...workerHandlers,
    ...triggerHandlers,
    { name: 'loadCatalogue' },
    { name: 'unknownCall' },
  ]) {
    mkdirSync(join(checkout, 'dist/functions', bundle), { recursive: true });
    writeFileSync(join(checkout, 'dist/functions', bundle, 'index.mjs'), `export const from = '${bundle}';`);
  }
  return checkout;
}

it('a checkout that was built and then moved runs its own functions', { timeout: 120_000 }, () => {
  const built = aCheckout('built');
  execFileSync(process.execPath, ['infra/local/synthesise-here.ts'], { cwd: built, stdio: 'pipe' });
  const moved = join(folder, 'moved');
  renameSync(built, moved);

  const assembly = join(moved, 'dist/assembly');
  const resources = resolveAssembly({ directory: assembly, region: 'us-east-1', secret: () => 'secret' });
  const functions = deployedFunctions(resources);
  for (const { name } of routes) {
    const { codeFolder } = functions.get(`netwright-production-${name}`) ?? { codeFolder: '' };
    expect(resolve(codeFolder)).toBe(join(moved, 'dist/functions', name));
  }
  for (const file of readdirSync(assembly))
    if (file.endsWith('.json')) expect(readFileSync(join(assembly, file), 'utf8')).not.toContain(built);
});
