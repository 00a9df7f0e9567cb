import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import { reachedFrom } from '../../requirements/reached-zones.ts';
import { isStrict, zoneOfSegment } from '../../requirements/segment-shares.ts';
import { segmentField } from '../../requirements/subnet-segments.ts';
import { isForNobody, type NamedServers, sidesOf } from './named-servers.ts';
import { zoneRules } from './zone-rules.ts';

type Policy = ControlPlane['policies'][number];

/**
 * Segments of staff for which VLANs alone are not enough, each a zone of its own: it has addresses, names and time, and
 * reaches no other staff; of what staff have of servers and the web it has only what it states that it reaches. Guests and
 * devices are zones of their own in any case: see apart-devices.ts.
 */
export function segmentPolicies(
  subnets: readonly Subnet[],
  servers: NamedServers,
  requirements: Requirements,
  placeOf: (to: 'server' | 'internet' | 'data') => Policy['at'],
): Policy[] {
  const present = new Set<string>(subnets.map(({ purpose, zone }) => zone ?? purpose));
  const served = {
    isServed: servers.services.length > 0,
    hasDmz: present.has('dmz'),
    leasesManagement: false,
    managedBy: { controllers: [], inside: [], cloud: [] },
  };
  const forStaff = zoneRules(requirements, served).filter(({ from }) => from === 'data');
  return requirements.segments.flatMap((segment, index) => {
    const { name, type, isolationLevel } = segment;
    const from = zoneOfSegment({ name });
    if (type === 'guest' || type === 'iot' || !isStrict({ isolationLevel }) || !present.has(from)) return [];
    const own = reachedFrom(segment);
    const why = because('segment-apart', { isolation: isolationLevel }, [segmentField(index)]);
    const shared = { from, because: why };
    const same = forStaff.flatMap((rule): Policy[] => {
      const { to, allowed } = rule;
      if ((to !== 'server' && to !== 'internet') || typeof allowed === 'string') return [];
      if ((to === 'server' && !present.has('server')) || isForNobody(rule, servers)) return [];
      if (rule.why !== 'services-for-all' && !own.includes(to)) return [];
      return [
        {
          ...shared,
          to,
          action: 'allow',
          services: [...allowed],
          ...sidesOf(rule, servers),
          at: placeOf(to),
        },
      ];
    });
    const closed = (['server', 'internet'] as const).filter(
      (to) => !own.includes(to) && (to === 'internet' || present.has(to)),
    );
    return [
      ...same,
      ...closed.map((to): Policy => ({ ...shared, to, action: 'deny', services: [], at: placeOf(to) })),
      { ...shared, to: from, action: 'allow', services: [], at: placeOf('data') },
      { ...shared, to: 'data', action: 'deny', services: [], at: placeOf('data') },
    ];
  });
}
