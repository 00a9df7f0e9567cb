import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocalCloud } from '../../infra/local/cloud.ts';
import { claimDataFolder } from '../../infra/local/data-folder.ts';
import { built, prepare } from '../../infra/local/prepare.ts';
import { builtSite } from '../../infra/local/site/built-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the site and its API. */
    site: string;
    /** Address of the gateway, past the distribution. */
    gateway: string;
    /** Where the cloud keeps its data, for `npm run admin`. */
    operator: string;
  }
}

/** Starts the whole product once for a project's tests, on data of their own; ends it after them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-tests-'));
  const data = claimDataFolder(folder);
  await prepare(() => {});
  const cloud = await startLocalCloud({
    assembly: built.assembly,
    data,
    port: 0,
    site: builtSite(built.site),
    announce: () => {},
  });
  project.provide('site', cloud.url);
  project.provide('gateway', cloud.gateway);
  project.provide('operator', JSON.stringify(cloud.operator));
  return async () => {
    await cloud.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
