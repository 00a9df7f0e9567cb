import type { Device } from '#shared/contract/device.ts';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { priceOf } from '#shared/equipment/bill/bill-of-materials.ts';
import { deviceLines } from '#shared/equipment/bill/device-lines.ts';
import type { Finding } from '#shared/network/checks/finding.ts';
import { uplinkRatio } from '#shared/network/checks/oversubscription.ts';
import { poeShare } from '#shared/network/checks/poe.ts';
import { indexNetwork, isInfrastructure } from '#shared/network/graph/network-index.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import type { Figures } from '#shared/network/requirements/changeable-assumptions.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatSum } from '#shared/vocabulary/money.ts';
import { formatRatio } from '#shared/vocabulary/rates.ts';
import type { OverlayKind } from './look.ts';

export type Tone = 'good' | 'warn' | 'bad';

export interface OverlayValue {
  readonly tone: Tone;
  readonly figure: string;
}

/** A figure for each device or link that has one, by its id, and the colour that says how it is. */
export interface Overlay {
  readonly values: ReadonlyMap<string, OverlayValue>;
  readonly legend: Readonly<Record<Tone, string>>;
  /** What stands in its place where nothing has a value. */
  readonly empty?: string;
}

export interface OverlayInput {
  readonly graph: Graph;
  readonly devices: readonly Device[];
  /** What the design is planned with. */
  readonly figures: Figures;
  readonly checks: readonly { readonly findings: readonly Finding[] }[];
  readonly failures: readonly { readonly id: string; readonly endpoints: number }[];
}

/** Colours devices by a figure that the tables and the checks show too. */
export function overlayOf(kind: OverlayKind, input: OverlayInput): Overlay {
  switch (kind) {
    case 'findings':
      return byFindings(input);
    case 'failures':
      return byFailures(input);
    case 'ports':
      return { legend: shares('ports in use', 0.95), values: byNode(input, portsInUse) };
    case 'circuits':
      return { legend: shares('rate', 1), values: circuitLoads(input) };
    case 'oversubscription': {
      const index = indexNetwork(input.graph);
      return {
        legend: { good: 'Within its target', warn: 'Above four fifths of it', bad: 'Above its target' },
        values: new Map(
          input.graph.nodes.flatMap((node) => {
            const load = uplinkRatio(node, index, input.figures);
            if (load === undefined || !Number.isFinite(load.ratio)) return [];
            const value = { tone: toneOf(load.ratio / load.most, 0.8, 1), figure: formatRatio(load.ratio) };
            return [node.id, ...load.uplinks].map((id) => [id, value] as const);
          }),
        ),
      };
    }
    case 'poe': {
      const [index, deviceOf] = [indexNetwork(input.graph), devicesById(input.devices)];
      return {
        legend: {
          good: `Up to ${input.figures.poeLoad * 100} % of the budget`,
          warn: 'Up to all of it',
          bad: 'More than the budget',
        },
        values: byNode(input, (node) =>
          shareValue(poeShare(node, index, deviceOf), input.figures.poeLoad, 1),
        ),
      };
    }
    case 'cost':
      return byCost(input);
  }
}

const byNode = ({ graph }: OverlayInput, of: (node: TopologyNode) => OverlayValue | undefined) =>
  new Map(
    graph.nodes.flatMap((node) => {
      const value = of(node);
      return value ? [[node.id, value] as const] : [];
    }),
  );

const toneOf = (value: number, warnFrom: number, badFrom: number): Tone =>
  value > badFrom ? 'bad' : value > warnFrom ? 'warn' : 'good';

const shareValue = (
  share: number | undefined,
  warnFrom: number,
  badFrom: number,
): OverlayValue | undefined =>
  share === undefined || !Number.isFinite(share)
    ? undefined
    : { tone: toneOf(share, warnFrom, badFrom), figure: `${Math.round(share * 100)} %` };

const shares = (what: string, most: number) => ({
  good: `Up to 80 % of its ${what}`,
  warn: `Up to ${most * 100} %`,
  bad: `More than ${most * 100} %`,
});

/** What each circuit was planned to carry, against the rate that it has now. */
const circuitLoads = ({ graph: { edges } }: OverlayInput): Overlay['values'] =>
  new Map(
    edges.flatMap(({ id, bandwidthMbps, because }) => {
      const needed = because?.inputs.neededMbps;
      if (typeof needed !== 'number' || bandwidthMbps === undefined) return [];
      const value = shareValue(needed / bandwidthMbps, 0.8, 1);
      return value ? [[id, value] as const] : [];
    }),
  );

const portsInUse = (node: TopologyNode): OverlayValue | undefined => {
  const { total = 0, used = 0 } = (isInfrastructure(node) && node.ports) || {};
  return total > 0 ? shareValue(used / total, 0.8, 0.95) : undefined;
};

function byFindings({ checks }: OverlayInput): Overlay {
  const counts = new Map<string, { failures: number; warnings: number }>();
  for (const { findings } of checks) {
    for (const { elements, severity } of findings) {
      for (const id of elements) {
        const { failures, warnings } = counts.get(id) ?? { failures: 0, warnings: 0 };
        const isFailure = severity === 'failure';
        counts.set(id, {
          failures: failures + Number(isFailure),
          warnings: warnings + Number(!isFailure),
        });
      }
    }
  }
  const values = new Map(
    [...counts].map(([id, { failures, warnings }]) => [
      id,
      {
        tone: failures > 0 ? ('bad' as const) : ('warn' as const),
        figure: formatNumber(failures + warnings),
      },
    ]),
  );
  return {
    values,
    legend: { good: 'Nothing found: no colour', warn: 'Warnings', bad: 'Failures' },
    empty: 'No findings so far',
  };
}

function byFailures({ failures }: OverlayInput): Overlay {
  const most = Math.max(1, ...failures.map(({ endpoints }) => endpoints));
  return {
    legend: {
      good: 'Cuts nobody off',
      warn: 'Cuts people off',
      bad: 'More than half as many as the worst',
    },
    values: new Map(
      failures.map(({ id, endpoints }) => [
        id,
        { tone: toneOf(endpoints, 0, most / 2), figure: formatNumber(endpoints) },
      ]),
    ),
  };
}

function byCost({ graph, devices }: OverlayInput): Overlay {
  const deviceOf = devicesById(devices);
  const prices = graph.nodes.flatMap((node) => {
    const device = deviceOf(node);
    if (!device?.price) return [];
    const lines = deviceLines({ device, places: [{ sites: [], quantity: node.quantity }] });
    const amount = lines.reduce((sum, line) => sum + (line.isYearly ? 0 : (priceOf(line) ?? 0)), 0);
    return [{ id: node.id, amount, currency: device.price.currency }];
  });
  const most = Math.max(1, ...prices.map(({ amount }) => amount));
  return {
    legend: {
      good: 'Up to a third of the dearest',
      warn: 'Up to two thirds',
      bad: 'The dearest',
    },
    values: new Map(
      prices.map(({ id, amount, currency }) => [
        id,
        { tone: toneOf(amount / most, 1 / 3, 2 / 3), figure: formatSum({ amount, currency }) },
      ]),
    ),
  };
}
