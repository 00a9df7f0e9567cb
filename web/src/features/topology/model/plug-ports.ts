import type { PoeType } from '#shared/contract/device.ts';
import type { TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { type DevicePort, portNameAt } from '#shared/equipment/port-names.ts';
import type { PortPool, PortRequest } from '#shared/equipment/port-pool.ts';
import { isInfrastructure } from '#shared/network/graph/network-index.ts';
import { rangesOf } from '#shared/network/graph/port-range.ts';
import { tierOf } from '#shared/network/graph/tiers.ts';
import { speeds } from '#shared/network/models/place-link.ts';

/** A device that a link is plugged into. */
export interface PlugEnd {
  readonly node: TopologyNode;
  /** Its free ports; undefined where it has no model: then any plug fits. */
  readonly pool: PortPool | undefined;
  /** How it is powered over the cable, where it is. */
  readonly poeInput: PoeType | undefined;
  /** Ports that the link takes here: 1 but for a group of people or devices. */
  readonly count?: number;
}

/** What a link is to be like, where that is known already. */
export interface Plugging {
  readonly mostMbps?: number | undefined;
  readonly medium?: TopologyEdge['medium'];
}

/** The ports at both ends, as names, the rate that they carry, and what lies between them. */
export interface Plugged {
  readonly source: string | undefined;
  readonly target: string | undefined;
  readonly speedMbps: number;
  readonly medium: 'copper' | 'fibre';
  /** Plugs them in: neither is free any more. */
  readonly take: () => void;
}

type Form = PortRequest['form'];

/**
 * The free ports that a link between two devices takes: sockets for copper at both ends, or cages for fibre, as fast as
 * both are; power where it is drawn, uplinks for uplinks. A cage takes a copper transceiver where nothing else fits.
 * Undefined where no two ports fit each other.
 */
export function plugPorts(
  source: PlugEnd,
  target: PlugEnd,
  { mostMbps, medium }: Plugging = {},
): Plugged | undefined {
  const isBackbone = isInfrastructure(source.node) && isInfrastructure(target.node);
  const isPoint = [source, target].some(({ node }) => node.type === 'accesspoint');
  const most = mostMbps ?? (isBackbone || isPoint ? Number.POSITIVE_INFINITY : usualHostMbps);
  const steps = speeds.filter((speed) => speed <= Math.max(most, leastMbps));
  for (const pairs of [pairsOf(medium, isBackbone), medium === 'fibre' ? [] : mixed])
    for (const speedMbps of steps)
      for (const [near, far] of pairs) {
        const [a, b] = [portsAt(source, target, near, speedMbps), portsAt(target, source, far, speedMbps)];
        if (a === undefined || b === undefined) continue;
        return {
          source: namesOf(a, speedMbps),
          target: namesOf(b, speedMbps),
          speedMbps,
          medium: near === 'cage' && far === 'cage' ? 'fibre' : 'copper',
          take: () => {
            source.pool?.take(a, speedMbps);
            target.pool?.take(b, speedMbps);
          },
        };
      }
  return undefined;
}

/** Slower ports are not made any more. */
const leastMbps = 1_000;
/** Desks, phones and printers. */
const usualHostMbps = 1_000;

const both = (form: Form): readonly (readonly [Form, Form])[] => [[form, form]];
const mixed = [
  ['copper', 'cage'],
  ['cage', 'copper'],
] as const;

function pairsOf(medium: Plugging['medium'], isBackbone: boolean): readonly (readonly [Form, Form])[] {
  if (medium === 'copper') return both('copper');
  if (medium === 'fibre') return both('cage');
  return isBackbone ? [...both('cage'), ...both('copper')] : [...both('copper'), ...both('cage')];
}

const none: readonly DevicePort[] = [];

/** No ports where the device has no model, undefined where it has none that fit. */
function portsAt(
  { node, pool, count = 1 }: PlugEnd,
  other: PlugEnd,
  form: Form,
  speedMbps: number,
): readonly DevicePort[] | undefined {
  if (pool === undefined) return none;
  const isUplink =
    node.type === 'switch' && tierOf(other.node) < tierOf(node) && isInfrastructure(other.node);
  const find = (poe: PoeType | undefined) => pool.find({ count, speedMbps, form, isUplink, poe });
  const powers = node.type === 'switch' ? other.poeInput : undefined;
  return (powers && find(powers)) ?? find(undefined);
}

const namesOf = (ports: readonly DevicePort[], mbps: number): string | undefined =>
  ports.length === 0 ? undefined : rangesOf(ports.map((port) => portNameAt(port, mbps)));
