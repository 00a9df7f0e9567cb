import type { Requirements } from '../../contract/requirements.ts';
import type { Device } from '../device.ts';

/** How the choice of makers is steered: 1 for a device that suits it, 0 for one that does not. */
export interface VendorWish {
  /** The maker to keep to, in words; undefined where nothing speaks for one. */
  readonly name: string | undefined;
  readonly suits: (device: Device) => number;
}

/** A candidate for one need, with the score that it has before makers are looked at. */
export interface Candidate {
  readonly device: Device;
  readonly score: number;
}

/**
 * Whether a device is of a maker, or of a brand (“Meraki”), that a design prefers. Several may be named, as in
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
 * One maker throughout is easier to run: the preferred one where the design states it, else the one with which
 * the whole design scores best when each need takes its best device and `weight` is the reward for that maker.
 */
export function vendorWish(
  { vendorPreference }: Requirements,
  needs: readonly (readonly Candidate[])[],
  weight: number,
): VendorWish {
  if (vendorPreference !== '') {
    return { name: vendorPreference, suits: (device) => Number(isOf(vendorPreference, device)) };
  }
  const best = needs.map(bestByMaker);
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

function bestByMaker(candidates: readonly Candidate[]): Map<string, number> {
  const best = new Map<string, number>();
  for (const { device, score } of candidates) {
    best.set(device.manufacturer, Math.max(score, best.get(device.manufacturer) ?? 0));
  }
  return best;
}
