import type { TestProject } from 'vitest/node';
import { startTemporaryCloud } from './temporary-cloud.ts';

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
  const { cloud, close } = await startTemporaryCloud();
  project.provide('site', cloud.url);
  project.provide('gateway', cloud.gateway);
  project.provide('operator', JSON.stringify(cloud.operator));
  return close;
}
