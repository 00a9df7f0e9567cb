import type { SimulatedCable, SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import type { ForwardingView } from '../forwarding/forwarding-view.ts';
import { isBundle } from '../layer2/layer2-state.ts';
import { DeskPorts } from './desk-ports.ts';
import type { SimulatedFinding } from './simulated-finding.ts';
import { TreeFindings } from './tree-findings.ts';

const found = (
  rule: string,
  elements: readonly string[],
  inputs: SimulatedFinding['inputs'],
): SimulatedFinding => ({ check: 'layer-2', rule, elements: [...new Set(elements)], inputs });

/** Check 15: one tree for each VLAN of a site, its root where its gateway is, and the two ends of every cable alike. */
export function layer2Findings(
  view: ForwardingView,
  trees = new TreeFindings(),
  desks = new DeskPorts(),
): SimulatedFinding[] {
  const { network } = view;
  return [...allCableFindings(network), ...desks.find(network), ...trees.find(view)];
}

function allCableFindings({ cables }: SimulatedNetwork): SimulatedFinding[] {
  const all: SimulatedFinding[] = [];
  for (const cable of cables) for (const one of cableFindings(cable)) all.push(one);
  return all;
}

/** Of two ports that are as they were when the cable was looked at last, the same. */
function cableFindings(cable: SimulatedCable): readonly SimulatedFinding[] {
  const [one, other] = [cable.ends[0]?.row, cable.ends[1]?.row];
  const known = foundOn.get(cable);
  if (known !== undefined && known.one === one && known.other === other) return known.findings;
  const found = differencesOn(cable);
  const findings = found.length === 0 ? nothing : found;
  foundOn.set(cable, { one, other, findings });
  return findings;
}

const nothing: readonly SimulatedFinding[] = [];

const foundOn = new WeakMap<
  SimulatedCable,
  { readonly one: unknown; readonly other: unknown; readonly findings: readonly SimulatedFinding[] }
>();

function differencesOn({ edge, nodes, ends: [a, b] }: SimulatedCable): SimulatedFinding[] {
  if (a === undefined || b === undefined) return [];
  const elements = [edge, ...nodes];
  const names = { edge, one: a.device.row.id, other: b.device.row.id };
  if (isBundle(a) !== isBundle(b)) return [found('bundle-mismatch', elements, names)];
  const [one, other] = [a.row.switchport, b.row.switchport];
  if (one === undefined || other === undefined) return [];
  const [tags, theirs] = [taggedVlans(one), taggedVlans(other)];
  const odd = [...tags, ...theirs].filter((vlan) => !(tags.includes(vlan) && theirs.includes(vlan)));
  const [native, otherNative] = [one, other].map((port) =>
    port.mode === 'access' ? port.access : port.native,
  );
  return [
    ...(odd.length === 0
      ? []
      : [found('tags-differ', elements, { ...names, vlan: odd[0] ?? 0, vlans: odd.length })]),
    ...(native === otherNative
      ? []
      : [
          found('native-differs', elements, { ...names, native: native ?? 0, otherNative: otherNative ?? 0 }),
        ]),
  ];
}

const taggedVlans = ({
  mode,
  voice,
  native,
  allowed,
}: NonNullable<SimulatedInterface['row']['switchport']>) =>
  mode === 'access' ? (voice === undefined ? [] : [voice]) : allowed.filter((vlan) => vlan !== native);
