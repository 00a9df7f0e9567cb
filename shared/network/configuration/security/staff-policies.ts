import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import { because } from '../../reasons/because.ts';
import { segmentField, segmentsOf } from '../../requirements/subnet-segments.ts';

type Policy = ControlPlane['policies'][number];

/**
 * Staff reach staff of their own segment, at all sites. What is routed without a filter, segments without isolation and whoever
 * is in none, counts as one.
 */
export function staffPolicies(
  subnets: readonly Subnet[],
  { segments: stated }: Pick<Requirements, 'segments'>,
  at: Policy['at'],
): Policy[] {
  const staff = subnets.filter(({ purpose, zone }) => purpose === 'data' && zone === undefined);
  if (staff.length === 0) return [];
  const filtered = (subnet: Subnet) =>
    segmentsOf(subnet).filter((index) => stated[index]?.isolationLevel !== 'none');
  const segments = Map.groupBy(staff, (subnet) => filtered(subnet).join(' '));
  const within = { from: 'data', to: 'data', services: [], at };
  if (segments.size === 1)
    return [{ ...within, action: 'allow', because: because('policy', { reason: 'staff-of-sites' }) }];
  return [
    ...[...segments.values()].map((own): Policy => {
      const blocks = own.flatMap(subnetBlocks);
      const serves = [...new Set(own.flatMap(segmentsOf))].map(segmentField);
      return {
        ...within,
        action: 'allow',
        sources: blocks,
        destinations: blocks,
        because: because('policy', { reason: 'segment-of-sites' }, serves),
      };
    }),
    { ...within, action: 'deny', because: because('policy', { reason: 'staff-apart' }) },
  ];
}
