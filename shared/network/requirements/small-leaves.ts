import type { Requirements } from '../../contract/requirements.ts';
import { assumptionsOf } from './changeable-assumptions.ts';
import { devicesOf, statedSites, withSegmentDevices } from './effective-sites.ts';
import { leafSites } from './leaf-sites.ts';

/** By requirements, which never change: every site asks for the same. */
const known = new WeakMap<Requirements, ReadonlySet<string>>();

/**
 * Leaf sites by name, without servers and with so few devices, those of segments included, that one core switch stands for hardly
 * more than an access switch does. Where the design alone asks for redundancy, such a site is worth a second circuit, but no second core.
 */
export function smallLeaves(requirements: Requirements): ReadonlySet<string> {
  const before = known.get(requirements);
  if (before !== undefined) return before;
  const { devicesOfSmallLeaf: most } = assumptionsOf(requirements);
  const leaves = leafSites(requirements);
  const small = new Set(
    withSegmentDevices(requirements, statedSites(requirements)).flatMap((site) =>
      leaves.has(site.name) && site.servers === 0 && devicesOf(site) <= most ? [site.name] : [],
    ),
  );
  known.set(requirements, small);
  return small;
}
