import type { Because } from '../../contract/because.ts';
import type { DeviceUse } from '../../contract/design-devices.ts';
import type { Capability, Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { yearsAfter } from '../../vocabulary/days.ts';
import { categoryLabels } from '../../vocabulary/fields/device-labels.ts';
import { because } from '../reasons/because.ts';
import type { AssignedDevice } from '../recommend/assigned-device.ts';
import { failuresOf } from '../recommend/constraints.ts';
import type { ChosenRole } from '../recommend/decide.ts';
import type { Need, Place } from '../recommend/need.ts';
import type { Horizon } from '../recommend/shortfall.ts';

interface Choice {
  readonly requirements: Requirements;
  readonly assigned: readonly AssignedDevice[];
  /** The day of the plan, as `2026-03-31`. */
  readonly today: string;
}

export interface ChosenModel {
  readonly device: Device;
  readonly from: 'existing-network' | 'design-equipment' | 'recommendation';
  /** Why it was recommended. */
  readonly because?: Because;
  /** What its place uses that needs a licence; absent where nothing does. */
  readonly licensed?: readonly Capability[];
}

/** A model for each place that has one, and why the others have none; by the place's node. */
export interface ChosenModels {
  readonly models: ReadonlyMap<string, ChosenModel>;
  readonly unmet: ReadonlyMap<string, Because>;
}

/**
 * A model for each node that can have one: what the design's equipment has for its role and site, the recommended one
 * first, then another of its maker, if nothing is known by which it falls short of the node's demands, else what is
 * recommended. A node that nothing fits has none, and why.
 */
export function chooseModels(
  recommended: readonly ChosenRole[],
  { requirements, assigned, today }: Choice,
): ChosenModels {
  const horizon: Horizon = { today, until: yearsAfter(today, requirements.growth.years) };
  const models = new Map<string, ChosenModel>();
  const unmet = new Map<string, Because>();
  for (const need of recommended) {
    const fitting = assigned.filter(({ device }) => fits(device, need, horizon));
    const advised = need.choice && advisedModel(need.choice, need);
    for (const place of need.places) {
      const here = fitting.filter(({ uses }) => uses.some((use) => isFor(use, need, place)));
      const choice = need.choice?.device;
      const own =
        here.find(({ device }) => device.id === choice?.id) ??
        here.find(({ device }) => device.manufacturer === choice?.manufacturer) ??
        here[0];
      if (own !== undefined)
        models.set(place.nodeId, {
          device: own.device,
          from: 'design-equipment',
          ...licensedAt(own.device, need),
        });
      else if (advised) models.set(place.nodeId, advised);
      else unmet.set(place.nodeId, whyNone(need));
    }
  }
  return { models, unmet };
}

const advisedModel = ({ device, because }: NonNullable<ChosenRole['choice']>, need: Need): ChosenModel => ({
  device,
  from: 'recommendation',
  because,
  ...licensedAt(device, need),
});

/** What a place uses that its model can do with a licence only. */
function licensedAt({ specs }: Device, { demands }: Need): Pick<ChosenModel, 'licensed'> {
  const licensed = (demands.capabilities ?? []).flatMap(({ capability }) =>
    specs.capabilities?.[capability] === 'licence' ? [capability] : [],
  );
  return licensed.length > 0 ? { licensed } : {};
}

/** What nothing in the catalogue meets; at most as long as a reason may be. */
function whyNone({ relax, category }: ChosenRole): Because {
  const none = `The catalogue has no ${categoryLabels[category].toLowerCase()}.`;
  return because('no-model', { reason: (relax?.sentence ?? none).slice(0, 500) });
}

/** What the design states it has is taken at its word: only what is known to fall short keeps it from a place. */
const fits = (device: Device, { category, demands }: Need, horizon: Horizon): boolean =>
  device.category === category && failuresOf(device, demands, horizon).every(({ isDoubt }) => isDoubt);

const isFor = ({ role, sites }: DeviceUse, need: Need, { site }: Place): boolean =>
  (role === need.role || role === 'other') && (sites.length === 0 || sites.includes(site));
