import { rarelyNeededObjects } from './rarely-needed-objects.ts';
import { discard } from './write-pointing-to.ts';

/** Deletes the object of a topology's body that nothing points to any more. */
export async function discardBody(key: string): Promise<void> {
  const { remove } = await rarelyNeededObjects('topologies');
  await discard({ key, remove: () => remove(key) });
}
