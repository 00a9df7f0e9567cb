/**
 * Installs the project's packages when they are missing or older than the lock file. Runs before `npm start` and `npm
 * test` on whatever Node a bare machine has, from 20 on, so it needs no package and no TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const installed = 'node_modules/.package-lock.json';
const upToDate =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!upToDate) {
  console.log('Installing the packages…');
  // Not `npm ci`: it wants every platform's optional binaries in the lock file, and some registries lack a few of them.
  // Without saving, the lock file still decides the versions and is not changed.
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel', 'error'],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  process.exit(status ?? 1);
}
