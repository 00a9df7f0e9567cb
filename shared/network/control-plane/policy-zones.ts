import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import { zoneMembers } from '../configuration/security/device-zones.ts';
import { because } from '../reasons/because.ts';

/** The zones that policies name, with the subnets that are in them. */
export const policyZones = (subnets: readonly Subnet[]): NonNullable<ControlPlane['zones']> =>
  [...zoneMembers(subnets)].map(([name, own]) => ({
    name,
    subnets: own.map(({ id }) => id),
    because: because('policy-zone', { subnets: own.length }),
  }));
