import type { SimulatedCable, SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { isBundle } from '../layer2/layer2-state.ts';
import type { SimulatedFinding } from './simulated-finding.ts';

const found = (
  rule: string,
  elements: readonly string[],
  inputs: SimulatedFinding['inputs'],
): SimulatedFinding => ({ check: 'layer-2', rule, elements: [...new Set(elements)], inputs });

/** Cables whose two ends are not alike. Kept from edit to edit: only cables are looked at again that one touches. */
export class CableFindings {
  /** By the numbers of the cables. */
  readonly #wrong = new Map<number, readonly SimulatedFinding[]>();
  /** All at first. */
  #touched: Set<number> | undefined;

  /** Cables that came, went, or end at ports that are not as they were. */
  touch(cables: Iterable<number>): void {
    for (const cable of cables) this.#touched?.add(cable);
  }

  find({ cables }: SimulatedNetwork): SimulatedFinding[] {
    for (const at of this.#touched ?? cables.keys()) {
      const cable = cables[at];
      const found = cable === undefined ? [] : differencesOn(cable);
      if (found.length > 0) this.#wrong.set(at, found);
      else this.#wrong.delete(at);
    }
    this.#touched = new Set();
    return [...this.#wrong].sort(([a], [b]) => a - b).flatMap(([, own]) => own);
  }
}

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
