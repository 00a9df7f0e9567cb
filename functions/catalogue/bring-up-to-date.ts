import type { Device } from '#shared/contract/device.ts';
import { instantNow } from '../runtime/clock.ts';
import { beginLoading, finishLoading, loadedVersion, readCatalogue } from '../storage/equipment/catalogue.ts';
import { type CatalogueChange, changesAtOnce, writeChanges } from '../storage/equipment/catalogue-writes.ts';
import { publishSnapshot } from '../storage/equipment/publish-snapshot.ts';
import { type Comparison, compareCatalogue } from './compare-catalogue.ts';

/** The catalogue as a release of the product has it. */
export interface Catalogue {
  readonly version: number;
  /** Loaded only when they have to be compared. */
  readonly devices: () => Promise<readonly Device[]>;
}

export type Loaded =
  /** `current`: this version was loaded before. `newer`: a newer one was, or is about to be. */
  | { readonly outcome: 'current' | 'newer'; readonly version: number }
  | ({ readonly outcome: 'loaded'; readonly version: number } & Written & Omit<Comparison, 'changes'>);

/** Ids of what this load wrote; another one at the same time may have written the rest, which is unchanged to this one. */
type Written = Readonly<Record<CatalogueChange['kind'], readonly string[]>>;

/** How often the table is read before giving up, when its devices keep changing. */
const readings = 10;

/**
 * Makes the system's devices those of the catalogue, once for each version of it. It may be killed and run again, or
 * run twice at the same time: each write is conditional on what was read, and the version is recorded once a read
 * finds nothing left to do. It makes a snapshot if an earlier release left none that this one can read.
 */
export async function bringUpToDate({ version, devices }: Catalogue): Promise<Loaded> {
  const loaded = await loadedVersion();
  if (loaded.version > version) return { outcome: 'newer', version };
  if (loaded.version === version && loaded.hasSnapshot) return { outcome: 'current', version };
  const catalogue = await devices();
  const written = { added: new Set<string>(), updated: new Set<string>(), removed: new Set<string>() };
  for (let reading = 1; reading <= readings; reading += 1) {
    if (!(await beginLoading(version))) return { outcome: 'newer', version };
    const { changes, ...left } = compareCatalogue(catalogue, await readCatalogue());
    if (changes.length === 0) {
      await publishSnapshot();
      if (!(await finishLoading(version))) return { outcome: 'newer', version };
      const { added, updated, removed } = written;
      const unchanged = left.unchanged.filter((id) => !added.has(id) && !updated.has(id));
      return {
        outcome: 'loaded',
        version,
        added: [...added],
        updated: [...updated],
        removed: [...removed],
        ...left,
        unchanged,
      };
    }
    for (let start = 0; start < changes.length; start += changesAtOnce) {
      const some = changes.slice(start, start + changesAtOnce);
      if (!(await writeChanges(version, some, instantNow()))) continue;
      for (const { kind, id } of some) written[kind].add(id);
    }
  }
  throw new Error(
    `Version ${version} of the catalogue is not loaded: its devices were changed during each of ${readings} attempts. Run it again.`,
  );
}
