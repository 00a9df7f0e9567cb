import { type Capabilities, capabilities, type Device } from '../contract/device.ts';
import { capabilityLabels } from '../vocabulary/fields/device-labels.ts';
import { type Feature, features } from './features.ts';
import { formatPorts } from './port-notation.ts';

/** The distance of two devices of one category. */
export interface Similarity {
  /** 0 for the same figures, 1 for as different as the category allows. */
  readonly distance: number;
  /** What differs, the greatest difference first; `distance` of each from 0 to 1. */
  readonly differs: readonly {
    readonly feature: string;
    readonly of: string;
    readonly other: string;
    readonly distance: number;
  }[];
  /** Figures that one of the two lacks; they were left out of the distance. */
  readonly notKnown: readonly string[];
}

export interface SimilarDevice extends Similarity {
  readonly device: Device;
}

/** From the smallest to the greatest position of each feature, by its name: what Gower divides by. */
export type Spans = ReadonlyMap<string, number>;

/** The devices of the same category that are nearest to `device`, the nearest first and at most `limit` of them. */
export function similarDevices(device: Device, all: readonly Device[], limit = 10): SimilarDevice[] {
  const peers = all.filter(({ category }) => category === device.category);
  const spans = spansOf([device, ...peers]);
  return peers
    .filter(({ id }) => id !== device.id)
    .map((other) => ({ device: other, ...similarity(device, other, spans) }))
    .sort((a, b) => a.distance - b.distance || (a.device.id < b.device.id ? -1 : 1))
    .slice(0, limit);
}

/** How far the devices of one category spread, feature by feature; a feature that none of them has is left out. */
export function spansOf(devices: readonly Device[]): Spans {
  const spans = new Map<string, number>();
  for (const { name, position } of features) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const device of devices) {
      const at = position(device);
      if (at === undefined) continue;
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    if (low <= high) spans.set(name, high - low);
  }
  return spans;
}

/**
 * Gower's distance: the weighted mean of the differences, each as a share of the spread within the category. A
 * figure that either device lacks is skipped and named. Both devices must be of one category.
 */
export function similarity(of: Device, other: Device, spans: Spans): Similarity {
  const compared = [
    portDifference(of, other),
    capabilityDifference(of, other),
    ...features.flatMap((feature) => difference(feature, of, other, spans)),
  ];
  const known = compared.filter((part) => part.distance !== undefined);
  const weight = known.reduce((sum, part) => sum + part.weight, 0);
  const total = known.reduce((sum, part) => sum + part.weight * (part.distance ?? 0), 0);
  return {
    distance: weight > 0 ? total / weight : of.id === other.id ? 0 : 1,
    differs: known
      .flatMap(({ feature, of: left, other: right, distance = 0 }) =>
        distance > 0 ? [{ feature, of: left, other: right, distance }] : [],
      )
      .sort((a, b) => b.distance - a.distance),
    notKnown: compared.filter((part) => part.distance === undefined).map(({ feature }) => feature),
  };
}

interface Part {
  readonly feature: string;
  readonly weight: number;
  readonly of: string;
  readonly other: string;
  readonly distance: number | undefined;
}

/** Share of the ports of both that have no counterpart of the same speed (Bray and Curtis). */
function portDifference(of: Device, other: Device): Part {
  const left = portsBySpeed(of);
  const right = portsBySpeed(other);
  let apart = 0;
  let all = 0;
  for (const speed of new Set([...left.keys(), ...right.keys()])) {
    const [a, b] = [left.get(speed) ?? 0, right.get(speed) ?? 0];
    apart += Math.abs(a - b);
    all += a + b;
  }
  return {
    feature: 'Ports by speed',
    weight: portWeight,
    of: formatPorts(of.specs.ports),
    other: formatPorts(other.specs.ports),
    distance: all > 0 ? apart / all : undefined,
  };
}

/** Share of the capabilities known of both that are not the same. */
function capabilityDifference(of: Device, other: Device): Part {
  const [left, right] = [of.specs.capabilities ?? {}, other.specs.capabilities ?? {}];
  const known = capabilities.filter((name) => left[name] !== undefined && right[name] !== undefined);
  const apart = known.filter((name) => left[name] !== right[name]);
  const shown = (stated: Capabilities) =>
    apart.map((name) => `${capabilityLabels[name]}: ${stated[name]}`).join(', ') || 'the same';
  return {
    feature: 'Capabilities',
    weight: capabilityWeight,
    of: shown(left),
    other: shown(right),
    distance: known.length > 0 ? apart.length / known.length : undefined,
  };
}

/** As much as a throughput: a device that cannot run the network is not like one that can. */
const capabilityWeight = 1.5;

/** Ports weigh most when devices are chosen. */
const portWeight = 3;

function portsBySpeed({ specs }: Device): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { role, speedMbps, count } of specs.ports) {
    if (role !== 'management') counts.set(speedMbps, (counts.get(speedMbps) ?? 0) + count);
  }
  return counts;
}

function difference(feature: Feature, of: Device, other: Device, spans: Spans): Part[] {
  const span = spans.get(feature.name);
  if (span === undefined) return [];
  const [left, right] = [feature.position(of), feature.position(other)];
  const apart = left === undefined || right === undefined ? undefined : Math.abs(left - right);
  const shown = { of: feature.shown(of), other: feature.shown(other) };
  const distance = apart === undefined || apart === 0 ? apart : Math.min(1, apart / span);
  return [{ feature: feature.name, weight: feature.weight, ...shown, distance }];
}
