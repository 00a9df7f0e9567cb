import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';

/** How manufacturers are scored: 1 for a device that suits it, 0 for one that does not. */
export interface VendorPreference {
  /** The preferred manufacturer, in words; undefined if there is none. */
  readonly name: string | undefined;
  readonly suits: (device: Device) => number;
}

/** A candidate for one need, with the score that it has before manufacturers are looked at. */
export interface Candidate {
  readonly device: Device;
  readonly score: number;
}

/**
 * Whether a device is of a manufacturer, or of a brand (“Meraki”), that a design prefers. Several may be named, as in
 * “Cisco or Juniper”; words count from their beginning, so that “HP” means HPE and no letters inside a model.
 */
export function isOf(preference: string, { manufacturer, model }: Device): boolean {
  const maker = manufacturer.toLowerCase();
  const own = ` ${maker} ${model.toLowerCase()}`;
  return preference
    .toLowerCase()
    .split(/[,;/]|\b(?:or|and)\b/)
    .map((wanted) => wanted.trim())
    .some((wanted) => wanted !== '' && (own.includes(` ${wanted}`) || ` ${wanted} `.includes(` ${maker} `)));
}

/**
 * One manufacturer throughout is easier to run: the preferred one where the design states it, else the one with which
 * the whole design scores best when each need takes its best device and `weight` is the reward for that manufacturer.
 */
export function preferredVendor(
  { vendorPreference }: Requirements,
  needs: readonly (readonly Candidate[])[],
  weight: number,
): VendorPreference {
  if (vendorPreference !== '') {
    return { name: vendorPreference, suits: (device) => Number(isOf(vendorPreference, device)) };
  }
  const best = needs.map(bestByManufacturer);
  const makers = [...new Set(best.flatMap((scores) => [...scores.keys()]))].sort();
  let main: string | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const maker of makers) {
    const total = best.reduce((sum, scores) => {
      const own = scores.get(maker);
      const any = Math.max(0, ...scores.values());
      return sum + Math.max(any, own === undefined ? 0 : own + weight);
    }, 0);
    if (total > most) [main, most] = [maker, total];
  }
  return { name: main, suits: ({ manufacturer }) => Number(manufacturer === main) };
}

/**
 * Where much of an existing network stays, the manufacturer of most of it is kept to as well, unless the design
 * states another one; undefined where nothing stays.
 */
export function keptVendor({
  requirements: { vendorPreference },
  graph,
}: {
  readonly requirements: Pick<Requirements, 'vendorPreference'>;
  readonly graph: Pick<Graph, 'nodes'>;
}): VendorPreference | undefined {
  if (vendorPreference !== '') return undefined;
  const pieces = new Map<string, number>();
  for (const { status, model, quantity } of graph.nodes) {
    if (status !== 'kept' || model === undefined) continue;
    pieces.set(model.manufacturer, (pieces.get(model.manufacturer) ?? 0) + quantity);
  }
  const [most] = [...pieces].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  if (most === undefined) return undefined;
  const [name] = most;
  return { name, suits: ({ manufacturer }) => Number(manufacturer === name) };
}

function bestByManufacturer(candidates: readonly Candidate[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { device, score } of candidates) {
    best.set(device.manufacturer, Math.max(score, best.get(device.manufacturer) ?? 0));
  }
  return best;
}
