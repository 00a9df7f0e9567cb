import { discard } from './write-pointing-to.ts';

/** The large bodies of topologies. Most never need S3, whose client takes long to load. */
export const bodies = async () => (await import('./topology-bodies.ts')).topologyBodies;

/** Deletes the object of a topology's body that nothing points to any more. */
export async function discardBody(key: string): Promise<void> {
  const { remove } = await bodies();
  await discard({ key, remove: () => remove(key) });
}
