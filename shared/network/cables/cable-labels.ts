import type { Requirements } from '../../contract/requirements.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { statedSites } from '../requirements/effective-sites.ts';
import { siteCodes } from '../requirements/naming.ts';

/** What a cable is to the installer; `handover` is the cord to the provider's equipment in the rack. */
export const cableKinds = ['copper', 'fibre', 'twinax', 'active-optical', 'handover', 'unstated'] as const;
export type CableKind = (typeof cableKinds)[number];

/** Sequence numbers of cables, outlets and devices: each label is used once. */
export class CableLabels {
  readonly #codes: ReadonlyMap<string, string>;
  readonly #numbers = new Map<string, number>();

  constructor(codes: ReadonlyMap<string, string>) {
    this.#codes = codes;
  }

  /** Site, kind and number: `HQ-CU-0017`. */
  cable(site: string, kind: CableKind): { readonly label: string; readonly number: number } {
    const series = `${this.#code(site)}-${letters[kind]}`;
    const number = this.#count(series);
    return { label: `${series}-${number.toString().padStart(4, '0')}`, number };
  }

  /** Site, floor and number: `HQ-F2-017`. */
  outlet({ site, floor }: TopologyNode): string {
    const series = `${this.#code(site)}-${floor === undefined ? 'X' : `F${floor}`}`;
    return `${series}-${this.#count(series).toString().padStart(3, '0')}`;
  }

  /** Which of the devices that a node stands for is next; the first one again after the last, for their second links. */
  nextUnit({ id, quantity }: TopologyNode): number {
    return ((this.#count(`unit ${id}`) - 1) % quantity) + 1;
  }

  isFirst(what: string): boolean {
    return this.#count(`seen ${what}`) === 1;
  }

  #code(site = ''): string {
    return this.#codes.get(site) ?? 'NET';
  }

  #count(series: string): number {
    const number = (this.#numbers.get(series) ?? 0) + 1;
    this.#numbers.set(series, number);
    return number;
  }
}

const letters = {
  copper: 'CU',
  fibre: 'FO',
  twinax: 'DA',
  'active-optical': 'AO',
  handover: 'WAN',
  unstated: 'XX',
} as const;

/** Codes of the sites by name, as the plan's devices have them; sites that were only drawn have theirs too. */
export function siteCodesOf(
  nodes: readonly TopologyNode[],
  requirements: Requirements,
): ReadonlyMap<string, string> {
  const kinds = new Map(statedSites(requirements).map(({ name, kind }) => [name, kind]));
  const names = [...new Set(nodes.flatMap(({ site }) => site ?? []))];
  const codes = siteCodes(names.map((name) => ({ name, kind: kinds.get(name) ?? 'branch' })));
  return new Map(names.map((name, index) => [name, codes[index] ?? `S${index + 1}`]));
}
