import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { synthesise } from '../synthesise.ts';
import { built } from './prepare.ts';

/**
 * Writes the templates that the local cloud runs. Assets stay where they are, so that new bundles need no new
 * template. Their paths become relative to the assembly, so that a checkout that is moved or copied runs its own
 * functions. `npm run synth` and the tests validate them.
 */
const context = {
  'aws:cdk:disable-asset-staging': true,
  'aws:cdk:disable-stack-trace': true,
  // What functions send goes to the mailbox of this machine.
  mailFrom: 'hello@netwright.example',
};
const { directory } = synthesise(built.assembly, context, false);
const here = JSON.stringify(`${process.cwd()}/`).slice(1, -1);
const fromAssembly = `${relative(directory, process.cwd())}/`;
for (const file of globSync('*.json', { cwd: directory })) {
  const path = join(directory, file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(here, fromAssembly));
}
