import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { operatingSystemOf } from '../../equipment/operating-system-of.ts';
import type { Dialect } from './dialect.ts';
import { dialects } from './dialects.ts';

export type DialectChoice =
  | { readonly kind: 'supported'; readonly dialect: Dialect }
  /** With a sentence that says why there is no text for it. */
  | { readonly kind: 'unsupported'; readonly sentence: string };

type Model = Pick<Device, 'manufacturer' | 'model' | 'partNumber'>;

/** The dialect of a device: that of the operating system which its series runs. */
export function dialectOf(model: Model): DialectChoice {
  const system = operatingSystemOf(model);
  const full = `${model.manufacturer} ${model.model}`;
  if (system === undefined)
    return {
      kind: 'unsupported',
      sentence: `Which operating system ${full} runs is not known, so there is no configuration for it.`,
    };
  if (system.dialect === undefined)
    return {
      kind: 'unsupported',
      sentence: `${full} runs ${system.name}, for which there are no templates yet.`,
    };
  return { kind: 'supported', dialect: dialects[system.dialect] };
}

/** The dialect of a node of a design: that of its model. */
export function dialectOfNode({ label, model }: Pick<TopologyNode, 'label' | 'model'>): DialectChoice {
  if (model !== undefined) return dialectOf(model);
  return {
    kind: 'unsupported',
    sentence: `${label} has no model yet. Choose one, or choose a dialect for its configuration.`,
  };
}
