import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Subnet } from '../../../contract/topology.ts';
import { because } from '../../reasons/because.ts';
import { segmentField, segmentsOf } from '../view/subnet-segments.ts';

type Policy = ControlPlane['policies'][number];

/**
 * Staff reach staff of their own segment, at all sites; segments with VLANs of their own do not reach each other. Those that
 * share the data VLANs count as one.
 */
export function staffPolicies(subnets: readonly Subnet[], at: Policy['at']): Policy[] {
  const staff = subnets.filter(({ purpose, zone }) => purpose === 'data' && zone === undefined);
  if (staff.length === 0) return [];
  const segments = Map.groupBy(staff, (subnet) => segmentsOf(subnet).join(' '));
  const within = { from: 'data', to: 'data', services: [], at };
  if (segments.size === 1)
    return [{ ...within, action: 'allow', because: because('policy', { reason: 'staff-of-sites' }) }];
  return [
    ...[...segments.values()].map((own): Policy => {
      const blocks = own.flatMap(({ cidr, ipv6 }) => [cidr, ...(ipv6 === undefined ? [] : [ipv6])]);
      const serves = own[0] === undefined ? [] : segmentsOf(own[0]).map(segmentField);
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
