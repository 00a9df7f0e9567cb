import type { TopologyNode } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { deviceName } from '../requirements/naming.ts';
import { guestsStated, statedAt } from '../requirements/serves.ts';
import { wifiEnvironmentOf } from '../requirements/wifi-environment.ts';
import { devicesPerUserIn } from '../requirements/wireless-devices.ts';
import type { Closet } from '../sizing/closets.ts';
import type { PlannedVlan } from '../vlans/vlan-plan.ts';
import { floorName, nextOnFloor, placeOf, type SiteContext } from './site-context.ts';

/** The access points of one closet, each a node of its own, numbered through the floor. */
export function drawAccessPoints(
  { draft, sized, managed, requirements }: SiteContext,
  closet: Closet,
  vlans: readonly PlannedVlan[],
  numbers: Map<string, number>,
): TopologyNode[] {
  const why = because('wifi-cells', closet.why.accessPoints, [
    ...(closet.wirelessUsers > 0 ? [statedAt(requirements, sized.index, 'wirelessUsers')] : []),
    ...(closet.guests > 0 ? guestsStated(requirements, sized.index) : []),
  ]);
  return Array.from({ length: closet.accessPoints }, (_, index) => {
    const firstOutdoors = closet.accessPoints - closet.accessPointsOutdoors;
    const isInPublicRoom = index >= firstOutdoors - closet.accessPointsInPublicRooms;
    const indoors = isInPublicRoom ? undefined : closet.surroundings;
    const surroundings = index >= firstOutdoors ? 'outdoor' : indoors;
    const node = draft.node({
      type: 'accesspoint',
      layer: 'access',
      label: deviceName(sized.code, floorName(closet), 'AP', nextOnFloor(numbers, closet)),
      site: sized.site.name,
      ...placeOf(closet),
      ports: { total: 1, used: 0 },
      ...(surroundings !== undefined && { surroundings }),
      because: why,
    });
    managed.push({ node, vlans });
    return node;
  });
}

/** Every group of people hears every access point of its closet. */
export function drawRadio(
  { draft, sized, requirements }: SiteContext,
  accessPoints: readonly TopologyNode[],
  people: TopologyNode,
  vlans: number[],
): void {
  const devicesPerPerson = devicesPerUserIn(
    wifiEnvironmentOf(sized.site),
    people,
    assumptionsOf(requirements),
  );
  const devices = people.quantity * devicesPerPerson;
  const why = because('radio-cells', {
    people: people.quantity,
    devicesPerPerson,
    accessPoints: accessPoints.length,
    devicesOnEach: Math.ceil(devices / Math.max(1, accessPoints.length)),
  });
  for (const node of accessPoints) {
    draft.link({ node }, { node: people }, { type: 'wireless', vlans, medium: 'radio', because: why });
  }
}
