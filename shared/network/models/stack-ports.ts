import { stackingOf } from '../../equipment/stacking.ts';
import { isSameDevice, isStackLink, isStackMember } from '../graph/clusters.ts';
import type { PortLink } from './port-link.ts';

/** The rate of the ports by which the members of a stack are one as they leave the factory; undefined for other links. */
export function stackPortsMbps({ edge, source, target, models }: PortLink): number | undefined {
  if (!isStackMember(source) || !isSameDevice(source, target) || !isStackLink(edge)) return undefined;
  const model = models.get(source.id);
  return model && stackingOf(model)?.portsMbps;
}
