import * as z from 'zod';
import { nodeGroups } from '../../contract/topology-kinds.ts';
import { formatCount, formatNumber } from '../../vocabulary/counts.ts';
import { pluralOfGroup } from '../../vocabulary/fields/node-groups.ts';
import { formatRate } from '../../vocabulary/rates.ts';
import { rule } from './rule.ts';

const count = z.number();

/** Where the devices inside a site come from: its layers and closets. */
export const siteRules = {
  'out-of-band': rule(
    z.object({ devices: z.number(), switches: z.number() }),
    'Full redundancy: the devices of the equipment room are managed over ports and switches that carry nothing else',
    ({ devices, switches }) =>
      `${formatCount(devices, 'management port')} on ${formatCount(switches, 'switch')} of their own`,
  ),
  'apart-switches': rule(
    z.object({ switches: z.number(), heads: z.number(), mbps: z.number().optional() }),
    'Physically isolated segments: switches and uplinks of their own up to the firewall, or the router where there is none',
    ({ switches, heads, mbps }) =>
      `${formatCount(switches, 'access switch')}, joined to the edge ${heads === 0 ? 'directly' : `by ${heads}`}${mbps === undefined ? '' : ` at ${formatRate(mbps)}, the next rate from what its hosts send`}; no cable is shared with another segment`,
  ),
  'campus-layers': rule(
    z.object({
      tiers: z.enum(['flat', 'collapsed core', 'three tiers']),
      cores: count,
      /** Of the staff each once, with growth. */
      dependants: count.optional(),
      /** Only in plans that counted a person as often as they have devices. */
      endDevices: count.optional(),
      accessSwitches: count,
      switchBlocks: count,
      coreRedundancy: z.boolean(),
      isFabric: z.boolean(),
      isRoutedAtEdge: z.boolean().optional(),
      isAccessPair: z.boolean().optional(),
      /** Set where a core routes since that is more than the edge routes as well. */
      betweenVlansMbps: count.optional(),
      insideMbpsOfGateway: count.optional(),
      /** Where the layers begin; absent in plans from before they could be changed. */
      devicesForCorePair: count.optional(),
      devicesForDistribution: count.optional(),
      blocksOnCore: count.optional(),
      switchesInOneLayer: count.optional(),
      /** Of three tiers; absent in plans from before a block could be on the core. */
      distributionPairs: count.optional(),
      switchesOnCore: count.optional(),
      switchesPerBlock: count.optional(),
    }),
    'Hierarchical campus: layers by the number of people and devices',
    (inputs) =>
      `${dependantsText(inputs)} with growth, ${inputs.accessSwitches} access switches: ${layersText(inputs)}` +
      (inputs.cores === 2 ? pairText(inputs) : '') +
      (inputs.isRoutedAtEdge
        ? '; one gateway routes for a small business, and one core joins its switches'
        : '') +
      (inputs.betweenVlansMbps === undefined
        ? ''
        : `; the core routes, since ${formatRate(inputs.betweenVlansMbps)} pass between the VLANs, more than the ${formatRate(inputs.insideMbpsOfGateway ?? 0)} that the edge routes as well`),
  ),
  'access-switches': rule(
    z.object({
      wiredUsers: count,
      phonesWithoutPc: count,
      cameras: count,
      printers: count,
      servers: count,
      accessPoints: count,
      growthFactor: count,
      usablePorts: count,
      /** Absent in plans in which growth left ports free, too. */
      modelPorts: count.optional(),
      poeLoad: count.optional(),
      switchesByPorts: count,
      growingWatts: count,
      accessPointWatts: count,
      poeBudgetW: count,
      switchesByPoe: count,
      switches: count,
      /** Servers that have a port on each of the two switches of their site. */
      serversOnBoth: count.optional(),
      /** The floors that a switch serves where that are several. */
      fromFloor: count.optional(),
      toFloor: count.optional(),
      /** The segment whose own it is. */
      segment: z.string().optional(),
    }),
    'Access switches: ports with growth, and PoE with a part of the budget to spare',
    (i) =>
      `${switchesByPortsText(i)}; ` +
      `PoE (${formatNumber(i.growingWatts)} W × ${i.growthFactor} + ${formatNumber(i.accessPointWatts)} W) / (${i.poeBudgetW} W × ${(i.poeLoad ?? 0.8) * 100} %) = ${i.switchesByPoe}` +
      (i.switches > Math.max(i.switchesByPorts, i.switchesByPoe)
        ? i.serversOnBoth === undefined
          ? `; whole devices on each switch take ${i.switches}`
          : `; ${i.switches}, since none may take the servers with it`
        : '') +
      (i.serversOnBoth === undefined
        ? ''
        : `; ${formatCount(i.serversOnBoth, 'server')} with a port on each of the site’s two`) +
      (i.fromFloor === undefined || i.fromFloor === i.toFloor
        ? ''
        : `; it serves floors ${i.fromFloor} to ${i.toFloor}, which copper reaches`) +
      (i.segment === undefined
        ? ''
        : `; of its own, since the isolation of “${i.segment}” asks for own switches: with full separation instead it would share the free ports of others`),
  ),
  'people-by-closet': rule(
    z.object({
      group: z.enum(nodeGroups),
      here: count,
      closets: count,
      /** What devices that are drawn by segment are called. */
      segment: z.string().optional(),
    }),
    'People and devices: where the design counts them, else spread evenly over floors and by area over buildings',
    ({ group, here, closets, segment }) => {
      const hosts = segment === undefined ? pluralOfGroup(group) : `hosts of ${segment}`;
      return closets > 1
        ? `the site’s ${hosts} over ${closets} wiring closets: ${formatNumber(here)} here`
        : `${formatNumber(here)} ${hosts}, one wiring closet`;
    },
  ),
  'distribution-pair': rule(
    z.object({ block: count, accessSwitches: count, switchesPerBlock: count.optional() }),
    'Distribution pair for each block of access switches',
    ({ block, accessSwitches, switchesPerBlock = 16 }) =>
      `block ${block} has ${accessSwitches} of about ${switchesPerBlock} access switches, each with an uplink to both of the pair`,
  ),
} as const;

interface Layers {
  readonly tiers: 'flat' | 'collapsed core' | 'three tiers';
  readonly dependants?: number | undefined;
  readonly endDevices?: number | undefined;
  readonly accessSwitches: number;
  readonly switchBlocks: number;
  readonly coreRedundancy: boolean;
  readonly isFabric: boolean;
  readonly isAccessPair?: boolean | undefined;
  readonly devicesForCorePair?: number | undefined;
  readonly devicesForDistribution?: number | undefined;
  readonly blocksOnCore?: number | undefined;
  readonly switchesInOneLayer?: number | undefined;
  readonly distributionPairs?: number | undefined;
  readonly switchesOnCore?: number | undefined;
  readonly switchesPerBlock?: number | undefined;
}

function layersText(inputs: Layers): string {
  const { tiers, switchesOnCore = 0 } = inputs;
  if (tiers !== 'three tiers') return fewLayersText(inputs);
  const others =
    switchesOnCore > 0 ? `; ${formatCount(switchesOnCore, 'other access switch')} on the core itself` : '';
  return distributionText(inputs) + others;
}

const dependantsText = ({ dependants, endDevices = 0 }: Layers): string =>
  dependants === undefined
    ? `${formatNumber(endDevices)} end devices`
    : `${formatNumber(dependants)} people and devices`;

function distributionText({
  dependants,
  endDevices = 0,
  switchBlocks: blocks,
  devicesForDistribution = 1_000,
  blocksOnCore = 3,
  distributionPairs: pairs = blocks,
  switchesPerBlock = 16,
}: Layers): string {
  if (blocks > blocksOnCore)
    return `more than ${blocksOnCore} switch blocks: a distribution pair for each of ${pairs} blocks`;
  return (dependants ?? endDevices) > devicesForDistribution
    ? `more than ${formatNumber(devicesForDistribution)} people and devices in ${blocks} switch blocks: a distribution pair for each ${pairs < blocks ? `of ${pairs} blocks` : 'block'}`
    : `more than ${switchesPerBlock} access switches in ${blocks} blocks of several buildings: a distribution pair for each of ${pairs} blocks`;
}

function fewLayersText({
  tiers,
  isAccessPair = false,
  accessSwitches,
  switchBlocks: blocks,
  devicesForCorePair = 200,
  devicesForDistribution = 1_000,
  switchesInOneLayer = 3,
  switchesPerBlock = 16,
}: Layers): string {
  if (tiers === 'collapsed core' && blocks > 1 && accessSwitches <= switchesPerBlock)
    return `at most ${switchesPerBlock} of them in ${blocks} buildings: one pair of switches, the core, takes all their uplinks`;
  if (tiers === 'collapsed core')
    return blocks > 1
      ? `at most ${formatNumber(devicesForDistribution)} people and devices in ${blocks} blocks of one building: core and distribution collapse into one layer`
      : `at most ${formatNumber(devicesForDistribution)} people and devices or one switch block: core and distribution collapse into one layer`;
  if (isAccessPair)
    return 'each on both members of the gateway and on the other: one layer, which the failure of no shared device cuts off';
  return accessSwitches > 1
    ? `under ${formatNumber(devicesForCorePair)} people and devices on at most ${switchesInOneLayer} switches: one layer, the first switch joins the others to the edge`
    : 'one access switch serves the site: it joins the edge directly';
}

function pairText({ coreRedundancy, isFabric, switchBlocks, devicesForCorePair = 200 }: Layers): string {
  if (coreRedundancy) return '; a pair because core redundancy is required';
  if (isFabric) return '; a pair because all traffic out of the data centre passes it';
  if (switchBlocks > 1) return '; a pair because several blocks depend on it';
  return `; a pair from ${formatNumber(devicesForCorePair)} people and devices on`;
}

interface Ports {
  readonly wiredUsers: number;
  readonly phonesWithoutPc: number;
  readonly cameras: number;
  readonly printers: number;
  readonly servers: number;
}

interface SwitchesByPorts extends Ports {
  readonly accessPoints: number;
  readonly growthFactor: number;
  readonly usablePorts: number;
  readonly modelPorts?: number | undefined;
  readonly switchesByPorts: number;
}

/** What the number of switches follows from: growth, which may fill them, or today, while some ports stay free. */
function switchesByPortsText(inputs: SwitchesByPorts): string {
  const { growthFactor, usablePorts, modelPorts, switchesByPorts } = inputs;
  const kinds = portKinds(inputs);
  const growing = kinds.map(([ports, one, several]) => formatCount(ports, one, several));
  const sum = growing.join(' + ');
  const radio = formatCount(inputs.accessPoints, 'access point');
  const grown = `${growing.length > 1 ? `(${sum})` : sum} × ${growthFactor} + ${radio}`;
  if (modelPorts === undefined) return `ceil((${grown}) / ${usablePorts} usable ports) = ${switchesByPorts}`;
  const spare = modelPorts - usablePorts;
  const ports = kinds.reduce((total, [own]) => total + own, 0) * growthFactor + inputs.accessPoints;
  if (Math.ceil(ports / modelPorts - 1e-9) < switchesByPorts)
    return `ceil((${sum} + ${radio}) / (${modelPorts} ports − ${spare} kept free today)) = ${switchesByPorts}`;
  const free =
    spare > 0 && switchesByPorts > 0
      ? `, with ${formatCount(spare, 'port')}${switchesByPorts > 1 ? ' of each' : ''} kept free today`
      : '';
  return `ceil((${grown}) / ${modelPorts} ports) = ${switchesByPorts}${free}`;
}

type PortKind = readonly [ports: number, one: string, several?: string];

/** What takes ports and grows, each with how many of it there are; one at least. */
function portKinds({ wiredUsers, phonesWithoutPc, cameras, printers, servers }: Ports): PortKind[] {
  const all: PortKind[] = [
    [wiredUsers, 'wired', 'wired'],
    [phonesWithoutPc, 'phone without a PC', 'phones without a PC'],
    [cameras, 'camera or IoT device', 'cameras and IoT'],
    [printers, 'printer'],
    [servers, 'server'],
  ];
  const some = all.filter(([ports]) => ports > 0);
  return some.length > 0 ? some : all.slice(0, 1);
}
