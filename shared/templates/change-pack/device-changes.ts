import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { DialectId } from '../../contract/dialect.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { checkCompliance } from '../compare/check-compliance.ts';
import { type DifferenceLine, lineDifference } from '../compare/line-difference.ts';
import type { ChangeSide } from './change-side.ts';

/** What becomes of one device. */
export interface DeviceChange {
  readonly id: string;
  readonly hostname: string;
  readonly site: string;
  /** `replaced`: another model takes its place. */
  readonly kind: 'new' | 'removed' | 'replaced' | 'changed';
  /** Models before and after, where either is known. */
  readonly modelBefore: string | undefined;
  readonly modelAfter: string | undefined;
  /** Absent where its dialect is not supported: its configuration is then changed manually. */
  readonly dialect: DialectId | undefined;
  /** What to enter, and what takes it back: of a new or replaced device the whole text. */
  readonly remediation: string;
  readonly rollback: string;
  readonly difference: readonly DifferenceLine[];
}

/** Devices that are not the same in both versions, in the order of the later one, removed ones last. */
export function deviceChanges(before: ChangeSide, after: ChangeSide): DeviceChange[] {
  const old = new Map(before.network.devices.map((device) => [device.id, device]));
  const now = new Set(after.network.devices.map(({ id }) => id));
  return [
    ...after.network.devices.flatMap((device) => changeOf(old.get(device.id), device, before, after)),
    ...before.network.devices
      .filter(({ id }) => !now.has(id))
      .map((device) => described('removed', device, before, after)),
  ];
}

function changeOf(
  old: DeviceConfiguration | undefined,
  device: DeviceConfiguration,
  before: ChangeSide,
  after: ChangeSide,
): DeviceChange[] {
  if (old === undefined) return [described('new', device, before, after)];
  const change = described('changed', device, before, after);
  const isReplaced = change.modelBefore !== change.modelAfter;
  if (isReplaced) return [{ ...change, kind: 'replaced', ...wholeTexts(device.id, before, after) }];
  const isSame =
    change.dialect === undefined ? JSON.stringify(old) === JSON.stringify(device) : change.remediation === '';
  return isSame ? [] : [change];
}

function described(
  kind: 'new' | 'removed' | 'changed',
  { id, hostname, site, members }: DeviceConfiguration,
  before: ChangeSide,
  after: ChangeSide,
): DeviceChange {
  const [old, now] = [before.texts.get(id), after.texts.get(id)];
  const nodes = members.map(({ node }) => node);
  const isComparable =
    kind === 'changed' && old !== undefined && now !== undefined && old.dialect === now.dialect;
  const { remediation, rollback } = isComparable
    ? checkCompliance(now.dialect, now.text, old.text)
    : wholeTexts(id, before, after);
  return {
    id,
    hostname,
    site,
    kind,
    modelBefore: modelOf(before.graph, nodes),
    modelAfter: modelOf(after.graph, nodes),
    dialect: (kind === 'removed' ? old : now)?.dialect,
    remediation: kind === 'removed' ? '' : remediation,
    rollback: kind === 'new' ? '' : rollback,
    difference: lineDifference(old?.text ?? '', now?.text ?? ''),
  };
}

const wholeTexts = (id: string, before: ChangeSide, after: ChangeSide) => ({
  remediation: after.texts.get(id)?.text ?? '',
  rollback: before.texts.get(id)?.text ?? '',
});

function modelOf({ nodes }: Graph, ids: readonly string[]): string | undefined {
  const model = nodes.find(({ id }) => ids.includes(id))?.model;
  return model && `${model.manufacturer} ${model.model}`;
}
