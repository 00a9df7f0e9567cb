import { catalogueVersion } from '#shared/equipment/catalogue/catalogue-version.ts';
import { log } from '../runtime/logger.ts';
import { bringUpToDate, type Loaded } from './bring-up-to-date.ts';

/** What a load of the catalogue did, in numbers of devices. */
type Answer = Readonly<Record<string, number | string>>;

/**
 * Loads the catalogue of this release. Not part of the API: deployments run it, and so does the start of the local
 * cloud.
 */
export async function handler(): Promise<Answer> {
  const loaded = await bringUpToDate({
    version: catalogueVersion,
    devices: async () => (await import('#shared/equipment/catalogue/catalogue.ts')).catalogue,
  });
  const answer = inNumbers(loaded);
  const { keptEdited = [], keptDeleted = [], keptInUse = [] } = loaded.outcome === 'loaded' ? loaded : {};
  log('info', 'catalogue', {
    ...answer,
    left: { edited: keptEdited, deleted: keptDeleted, inUse: keptInUse },
  });
  return answer;
}

const inNumbers = (loaded: Loaded): Answer =>
  Object.fromEntries(
    Object.entries(loaded).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]),
  );
