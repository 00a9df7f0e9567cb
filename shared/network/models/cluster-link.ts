import { type Clustering, clusteringOf } from '../../equipment/clustering.ts';
import { gigabit } from '../../equipment/plugged-in.ts';
import { isSameDevice, isStandbyMember } from '../graph/clusters.ts';
import type { PlacedLink, PortLink } from './port-link.ts';

/** What a model sets for links between the members of a cluster; undefined for other links, and where nothing is known to be set. */
export function clusteringAt({
  source,
  target,
  models,
}: Pick<PortLink, 'source' | 'target' | 'models'>): Clustering | undefined {
  if (!isStandbyMember(source) || !isSameDevice(source, target)) return undefined;
  const [model, other] = [models.get(source.id), models.get(target.id)];
  return model === undefined || other?.id !== model.id ? undefined : clusteringOf(model);
}

/** The control ports of both members, which the first link between them takes. */
export function controlLink(link: PortLink): PlacedLink | undefined {
  const clustering = clusteringAt(link);
  if (clustering === undefined) return undefined;
  const at = (id: string) => link.pools.get(id)?.named([clustering.control], gigabit);
  const [source, target] = [at(link.source.id), at(link.target.id)];
  return source && target && { speedMbps: gigabit, members: 1, source, target };
}
