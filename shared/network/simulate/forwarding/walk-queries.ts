import type { Block } from '../../addressing/ipv4.ts';
import type { SimulatedDevice, SimulatedProvider } from '../compiled/compiled-network.ts';
import { type DecidedRule, holds } from '../compiled/firewall-rules.ts';

/** A place that looks addresses up, as a number: devices from 0 up, providers from -1 down. */
export const placeOfDevice = ({ index }: SimulatedDevice): number => index;
export const placeOfProvider = ({ index }: SimulatedProvider): number => -1 - index;

/** Who asks for a neighbour without an interface of its own: hosts and providers. Others ask by the number of theirs. */
export const otherAsker = -1;

/** What a packet asked of the network on any of its ways. While every answer is as before, so is what comes of it. */
export interface Met {
  /** A place and the address that it looked up, by turns. */
  readonly lookups: number[];
  /** An asker and the address of the neighbour that it handed the packet to, by turns. */
  readonly neighbours: number[];
  /** The rules that let it through or kept it out. */
  readonly rules: DecidedRule[];
}

/** Answers that are not as before. */
export interface Changes {
  /** By place: prefixes that lead elsewhere, or are its own or no more. */
  readonly prefixes: ReadonlyMap<number, readonly Block[]>;
  /** By place: routes that lead elsewhere. */
  readonly routes: ReadonlyMap<number, ChangedRoutes>;
  /** Interfaces that hear others than before. */
  readonly askers: ReadonlySet<number>;
  /** Addresses that are answered elsewhere, or no more. */
  readonly addresses: ReadonlySet<number>;
  /** Places that decide otherwise about what they forward. */
  readonly deciding: ReadonlySet<number>;
}

/** The prefixes that lead elsewhere, or are there only before or after. */
export interface ChangedRoutes {
  readonly prefixes: readonly Block[];
  /** Whether an address in one of them goes elsewhere: one that a longer prefix decides does not. */
  readonly isMoved: (address: number) => boolean;
}

const isRoutedOtherwise = ({ prefixes, isMoved }: ChangedRoutes, address: number): boolean =>
  prefixes.some((prefix) => holds(prefix, address)) && isMoved(address);

export function isConcerned(
  { lookups, neighbours }: Met,
  { prefixes, routes, askers, addresses, deciding }: Changes,
): boolean {
  for (let at = 0; at < lookups.length; at += 2) {
    const [place = 0, address = 0] = [lookups[at], lookups[at + 1]];
    if (deciding.has(place)) return true;
    if (prefixes.get(place)?.some((prefix) => holds(prefix, address)) === true) return true;
    const changed = routes.get(place);
    if (changed !== undefined && isRoutedOtherwise(changed, address)) return true;
  }
  for (let at = 0; at < neighbours.length; at += 2)
    if (askers.has(neighbours[at] ?? 0) || addresses.has(neighbours[at + 1] ?? 0)) return true;
  return false;
}

/** Walks by what they asked, to find those that a change concerns without looking at each. */
export class WalksByQuery {
  readonly #byPlace = new Map<number, Map<number, Met[]>>();
  readonly #byAsker = new Map<number, Met[]>();
  readonly #byAddress = new Map<number, Met[]>();

  add(walk: Met): void {
    const { lookups, neighbours } = walk;
    for (let at = 0; at < lookups.length; at += 2) {
      const place = lookups[at] ?? 0;
      let known = this.#byPlace.get(place);
      if (known === undefined) {
        known = new Map();
        this.#byPlace.set(place, known);
      }
      enter(known, lookups[at + 1] ?? 0, walk);
    }
    for (let at = 0; at < neighbours.length; at += 2) {
      enter(this.#byAsker, neighbours[at] ?? 0, walk);
      enter(this.#byAddress, neighbours[at + 1] ?? 0, walk);
    }
  }

  concerned({ prefixes, routes, askers, addresses, deciding }: Changes): ReadonlySet<Met> {
    const found = new Set<Met>();
    const add = (walks: readonly Met[] = []): void => {
      for (const walk of walks) found.add(walk);
    };
    for (const [place, changed] of prefixes)
      this.#byPlace.get(place)?.forEach((walks, address) => {
        if (changed.some((prefix) => holds(prefix, address))) add(walks);
      });
    for (const [place, changed] of routes)
      this.#byPlace.get(place)?.forEach((walks, address) => {
        if (isRoutedOtherwise(changed, address)) add(walks);
      });
    for (const place of deciding) for (const walks of this.#byPlace.get(place)?.values() ?? []) add(walks);
    for (const asker of askers) add(this.#byAsker.get(asker));
    for (const address of addresses) add(this.#byAddress.get(address));
    return found;
  }
}

function enter(walks: Map<number, Met[]>, key: number, walk: Met): void {
  const known = walks.get(key);
  if (known === undefined) walks.set(key, [walk]);
  else if (known.at(-1) !== walk) known.push(walk);
}
