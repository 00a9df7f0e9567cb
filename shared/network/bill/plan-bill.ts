import { lazily } from '../../caching/lazily.ts';
import type { DeviceLine } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import type { BillLine, BillPlace } from '../../equipment/bill/bill-line.ts';
import { type BillOfMaterials, billOfMaterials } from '../../equipment/bill/bill-of-materials.ts';
import { deviceLines } from '../../equipment/bill/device-lines.ts';
import { isBought, type Purchase, timesFor } from '../../equipment/bought-lines.ts';
import { type Cable, cableSchedule } from '../cables/cable-schedule.ts';
import { deviceKindOf } from '../hardware/device-kind.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { suppliedWatts } from '../hardware/powered-ports.ts';
import { RackRooms } from '../racks/rack-rooms.ts';
import { redundantPower } from '../requirements/redundant-power.ts';
import { cloudLines } from './cloud-lines.ts';
import { controllerLines } from './controller-lines.ts';
import { enclosureLines } from './enclosure-lines.ts';
import { linkLines } from './link-lines.ts';
import { rackLines } from './rack-lines.ts';
import { cablesThere } from './there.ts';

export interface PlanBillInput {
  readonly graph: Graph;
  readonly requirements: Requirements;
  readonly deviceOf: DeviceOf;
}

/** A bill whose devices' places are known, so that what their ports power is. */
export type PlanBill = BillOfMaterials & Required<Pick<BillOfMaterials, 'poeWatts'>>;

/**
 * All that is bought to build a plan: its devices but those that are kept, what they need besides, what they stand in, and what is
 * plugged in and laid between them, each as its cabling says. Devices without a model, or whose model is no longer in the
 * catalogue, are lines without a price. What is paid each year counts over the years of the design's growth. The one count that
 * bill, cabling, variants, budget check, report and CSV read. Pure.
 */
export function planBill({ graph, requirements, deviceOf }: PlanBillInput): PlanBill {
  const bought = graph.nodes.filter((node) => node.status !== 'kept' && deviceKindOf(node) !== undefined);
  const byModel = Map.groupBy(
    bought,
    ({ type, equipmentId, model }) => equipmentId ?? model?.partNumber ?? type,
  );
  const isDoubled = redundantPower(requirements);
  const remote = remoteEnd(bought, graph);
  const devices = [...byModel.values()].flatMap((alike) => linesOf(alike, { isDoubled, remote }, deviceOf));
  const controllers = controllerLines(bought, requirements, deviceOf);
  const enclosures = enclosureLines(bought, requirements);
  const rooms = new RackRooms(graph.nodes, requirements, deviceOf);
  const links = linkLines(boughtCables(graph, requirements, rooms));
  const racks = rackLines(rooms.rooms(), requirements, deviceOf);
  const clouds = cloudLines(graph.nodes);
  const lines = [...devices, ...controllers, ...clouds, ...enclosures, ...racks, ...links];
  // The planner and the check of the budget ask for the money alone, again and again.
  const poeWatts = lazily(() => suppliedWatts(graph, deviceOf));
  return {
    ...billOfMaterials(lines, requirements.growth.years),
    get poeWatts() {
      return poeWatts();
    },
  };
}

/** The cables of the schedule that are not there yet; the rooms take all into account. */
function* boughtCables(graph: Graph, requirements: Requirements, rooms: RackRooms): Generator<Cable> {
  const isThere = cablesThere(graph.nodes);
  for (const cable of cableSchedule(graph, requirements)) {
    const there = isThere(cable);
    rooms.add(cable, there);
    if (!there) yield cable;
  }
}

/** What the lines of a place depend on beside its model. */
interface Terms {
  readonly isDoubled: ReturnType<typeof redundantPower>;
  readonly remote: RemoteEnd | undefined;
}

/** Where licences for people who work from elsewhere are bought: for a pair at one of the two, which end their tunnels in turn. */
interface RemoteEnd {
  readonly node: TopologyNode;
  readonly users: number;
}

function remoteEnd(bought: readonly TopologyNode[], { subnets }: Graph): RemoteEnd | undefined {
  const users = subnets.find(({ purpose }) => purpose === 'remote-access')?.hosts ?? 0;
  const node = bought.find(({ model }) => model?.licensed?.includes('ssl-vpn'));
  return node && { node, users };
}

function linesOf(alike: readonly TopologyNode[], terms: Terms, deviceOf: DeviceOf): BillLine[] {
  const [first] = alike;
  if (first === undefined) return [];
  const places = placesOf(alike);
  const device = deviceOf(first);
  if (device !== undefined) {
    const placesFor = (line: DeviceLine) => {
      const times = timesFor(line, terms.remote?.users ?? 0);
      const taken = alike.filter((node) => isBought(device, line, purchaseFor(node, terms)));
      return placesOf(taken).map((place) => ({ ...place, quantity: place.quantity * times }));
    };
    return deviceLines({ device, places, placesFor });
  }
  const { type, model } = first;
  return [
    {
      kind: 'device',
      manufacturer: model?.manufacturer ?? '',
      name: model?.model ?? withoutModel[type],
      partNumber: model?.partNumber ?? '',
      quantity: places.reduce((sum, { quantity }) => sum + quantity, 0),
      places,
      isPriceEstimate: false,
      isYearly: false,
    },
  ];
}

/** Which licences and power supplies a place takes. */
const purchaseFor = (node: TopologyNode, { isDoubled, remote }: Terms): Purchase => ({
  uses: node.model?.licensed ?? [],
  supplies: isDoubled(node.site) ? 2 : 1,
  isControlled: node.controller !== undefined,
  ...(remote?.node === node && { remoteUsers: remote.users }),
});

/** A place for each role, with its sites in the order of the plan. */
function placesOf(nodes: readonly TopologyNode[]): BillPlace[] {
  return [...Map.groupBy(nodes, (node) => deviceKindOf(node)?.role ?? 'other')].map(([role, own]) => ({
    role,
    quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
    sites: [...new Set(own.flatMap(({ site }) => site ?? []))],
  }));
}

const withoutModel: Readonly<Record<TopologyNode['type'], string>> = {
  router: 'Router without a model',
  firewall: 'Firewall without a model',
  switch: 'Switch without a model',
  accesspoint: 'Access point without a model',
  server: 'Server without a model',
  user: '',
  internet: '',
};
