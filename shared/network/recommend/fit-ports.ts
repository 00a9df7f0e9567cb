import type { PortGroup, SpeedGroup } from '../../contract/device.ts';
import { fastestSfpMbps } from '../../equipment/optics.ts';
import { groupSizes, groupSpeed } from '../../equipment/speed-groups.ts';
import type { PortDemand } from './need.ts';

/** Links of `speedMbps`, each made of several ports of the speed `of`. */
export interface Bundle {
  readonly links: number;
  readonly members: number;
  /** Mbit/s that each port runs at. */
  readonly of: number;
  readonly speedMbps: number;
  readonly isSingle?: true;
}

export interface PortFit {
  /** Demands that the ports do not meet, with how many of each they do. */
  readonly unmet: readonly { readonly demand: PortDemand; readonly found: number }[];
  /** Links that are bundled from several ports. */
  readonly bundles: readonly Bundle[];
  /** Share of the ports, management apart, that the demands take: 0 to 1. */
  readonly taken: number;
}

/**
 * Allocates the ports of a device to the links of the plan, the fastest links first and each on the slowest port that
 * carries it. A fibre link that no single port carries is bundled from up to eight (IEEE 802.1AX). Ports that run at one speed are
 * taken in whole groups: what a group has left goes to links of its speed alone. Worked out once for the same ports and demands: checks, scores and reasons ask for it.
 */
export function fitPorts(ports: readonly PortGroup[], demands: readonly PortDemand[]): PortFit {
  const asked = fits.get(demands) ?? { hardest: demands.toSorted(hardestFirst), byPorts: new Map() };
  fits.set(demands, asked);
  const before = asked.byPorts.get(ports);
  if (before !== undefined) return before;
  const fit = fitted(portsOf(ports), asked.hardest);
  asked.byPorts.set(ports, fit);
  return fit;
}

interface Asked {
  readonly hardest: readonly PortDemand[];
  readonly byPorts: Map<readonly PortGroup[], PortFit>;
}

const fits = new WeakMap<readonly PortDemand[], Asked>();

function fitted(groups: readonly Ports[], hardest: readonly PortDemand[]): PortFit {
  const free = groups.map(
    (group): FreePorts => ({
      ...group,
      left: group.count,
      begun: new Map(),
      whole: group.speedGroup === undefined ? [] : groupSizes(group.count, group.speedGroup),
    }),
  );
  const all = free.reduce((sum, { left }) => sum + left, 0);
  const unmet: { demand: PortDemand; found: number }[] = [];
  const bundles: Bundle[] = [];
  for (const demand of hardest) {
    const found = takeSingles(free, demand);
    const bundled = found === demand.count ? [] : takeBundles(free, demand, demand.count - found);
    bundles.push(...bundled);
    const total = bundled.reduce((sum, { links }) => sum + links, found);
    if (total < demand.count) unmet.push({ demand, found: total });
  }
  const left = free.reduce((sum, group) => sum + group.left, 0);
  return { unmet, bundles, taken: all > 0 ? (all - left) / all : 0 };
}

type Form = 'copper' | 'SFP' | 'QSFP';

/** Ports of one kind. */
interface Ports {
  readonly count: number;
  readonly speedMbps: number;
  readonly form: Form;
  readonly isPowering: boolean;
  readonly speedGroup: SpeedGroup | undefined;
}

interface FreePorts extends Ports {
  left: number;
  /** Of groups that run at one speed: how many ports those have left that run at each, and the sizes of those that run at none yet. */
  readonly begun: Map<number, number>;
  whole: readonly number[];
}

/** How many ports links of a speed may have. */
function leftAt({ left, speedGroup, begun, whole }: FreePorts, mbps: number): number {
  if (speedGroup === undefined) return left;
  return (begun.get(groupSpeed(speedGroup, mbps)) ?? 0) + whole.reduce((sum, size) => sum + size, 0);
}

function take(ports: FreePorts, count: number, mbps: number): void {
  ports.left -= count;
  if (ports.speedGroup === undefined) return;
  const speed = groupSpeed(ports.speedGroup, mbps);
  let spare = (ports.begun.get(speed) ?? 0) - count;
  while (spare < 0) {
    const [next = 0, ...rest] = ports.whole;
    spare += next;
    ports.whole = rest;
  }
  ports.begun.set(speed, spare);
}

/** The ports that links may take, the slowest first; read off each model once. */
function portsOf(ports: readonly PortGroup[]): readonly Ports[] {
  const before = portsOfModels.get(ports);
  if (before !== undefined) return before;
  const groups = ports
    .filter(({ role }) => role !== 'management')
    .map(({ count, speedMbps, connector, poe, speedGroup }) => ({
      count,
      speedMbps,
      form: formOf(connector),
      isPowering: poe !== undefined,
      speedGroup,
    }))
    .sort((a, b) => a.speedMbps - b.speedMbps);
  portsOfModels.set(ports, groups);
  return groups;
}

const portsOfModels = new WeakMap<readonly PortGroup[], readonly Ports[]>();

function formOf(connector: PortGroup['connector']): Form {
  if (connector === 'RJ45') return 'copper';
  return connector.startsWith('Q') ? 'QSFP' : 'SFP';
}

/** A demand for either medium yields to those that are bound to one, and one that a bundle may serve to those that it may not. */
function hardestFirst(a: PortDemand, b: PortDemand): number {
  return (
    b.speedMbps - a.speedMbps ||
    Number(b.isPowering ?? false) - Number(a.isPowering ?? false) ||
    Number(b.isSingle ?? false) - Number(a.isSingle ?? false) ||
    Number(a.medium === 'either') - Number(b.medium === 'either')
  );
}

function takeSingles(
  free: readonly FreePorts[],
  { medium, speedMbps, count, isPowering, isHandover }: PortDemand,
): number {
  let found = 0;
  for (const group of free) {
    // What a provider hands over is as fast as the port it meets.
    const runsAt = isHandover ? group.speedMbps : speedMbps;
    if (group.speedMbps < speedMbps || !takesMedium(group.form, medium, runsAt)) continue;
    if (isPowering && !group.isPowering) continue;
    const now = Math.min(leftAt(group, speedMbps), count - found);
    take(group, now, speedMbps);
    found += now;
  }
  return found;
}

/** SFP and QSFP differ in size: slow optics do not go into QSFP ports without an adapter. */
function takesMedium(form: Form, medium: PortDemand['medium'], speedMbps: number): boolean {
  if (form === 'copper') return medium !== 'fibre';
  if (medium === 'copper') return false;
  return form === 'SFP' || speedMbps > fastestSfpMbps;
}

function takeBundles(
  free: readonly FreePorts[],
  { medium, speedMbps, leastMbps = speedMbps, isHandover, isSingle }: PortDemand,
  missing: number,
): Bundle[] {
  if (missing === 0 || medium === 'copper' || isHandover) return [];
  const bundles: Bundle[] = [];
  let found = 0;
  for (const group of free.toReversed()) {
    const of = bundledSpeeds.findLast((speed) => speed <= group.speedMbps);
    if (of === undefined || group.form === 'copper' || !takesMedium(group.form, medium, of)) continue;
    if (of >= speedMbps) continue;
    const members = Math.max(2, Math.ceil(leastMbps / of));
    if (members > mostBundled) continue;
    const now = Math.min(Math.floor(leftAt(group, of) / members), missing - found);
    if (now === 0) continue;
    take(group, now * members, of);
    found += now;
    bundles.push({ links: now, members, of, speedMbps, ...(isSingle && { isSingle }) });
  }
  return bundles;
}

const mostBundled = 8;
/** At which both ends have transceivers in Mbit/s: ports of 50 Gbit/s run at 25, and nothing new is planned at 40. */
const bundledSpeeds = [1_000, 10_000, 25_000, 100_000, 400_000];
