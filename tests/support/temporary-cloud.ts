import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LocalCloud, startLocalCloud } from '../../infra/local/cloud.ts';
import { claimDataFolder, type DataFolder } from '../../infra/local/data-folder.ts';
import { built, prepare } from '../../infra/local/prepare.ts';
import { builtSite } from '../../infra/local/site/built-site.ts';

/** The whole product, built and running on data of its own. */
export interface TemporaryCloud {
  readonly cloud: LocalCloud;
  readonly data: DataFolder;
  /** Ends it and removes its data. */
  close(): Promise<void>;
}

/** Builds what has changed and starts everything on free ports and an empty folder. */
export async function startTemporaryCloud(): Promise<TemporaryCloud> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-temporary-'));
  const data = claimDataFolder(folder);
  await prepare(() => {});
  const cloud = await startLocalCloud({
    assembly: built.assembly,
    data,
    port: 0,
    site: builtSite(built.site),
    announce: () => {},
  });
  const close = async (): Promise<void> => {
    await cloud.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { cloud, data, close };
}
