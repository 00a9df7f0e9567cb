import { addUnder } from '../../../collections/add-under.ts';
import type { NetworkRules } from '../configure-device.ts';
import type { RoutingRules } from '../routed-device.ts';
import { domainsBy } from '../routing/routing-domains.ts';
import type { Sites } from '../view/layer3.ts';
import type { NetworkView } from '../view/network-view.ts';

/** Facts that a device's configuration asks for one by one. */
export const factKinds = [
  'nodes',
  'subnetsOf',
  'gatewaysOf',
  'edges',
  'deviceOf',
  'peerOf',
  'endsOf',
  'subnetOf',
  'subnetsAt',
  'roots',
  'scopes',
  'domains',
  'joining',
  'wayOut',
] as const;
export type FactKind = (typeof factKinds)[number];

/** What was asked for, by kind and key. */
export class AskedFacts {
  readonly #keys = new Map<FactKind, Set<string>>();
  /** Whether a whole list of the plan was read: any edit may concern that. */
  isWhole = false;

  add(kind: FactKind, key: string): void {
    addUnder(this.#keys, kind, key);
  }

  has(kind: FactKind, key: string): boolean {
    return this.#keys.get(kind)?.has(key) === true;
  }
}

/** Facts by key, of which each that is asked for is noted. */
class RecordedMap<Value> implements ReadonlyMap<string, Value> {
  readonly #map: ReadonlyMap<string, Value>;
  readonly #kind: FactKind;
  readonly #asked: AskedFacts;

  constructor(map: ReadonlyMap<string, Value>, kind: FactKind, asked: AskedFacts) {
    this.#map = map;
    this.#kind = kind;
    this.#asked = asked;
  }

  get(key: string): Value | undefined {
    this.#asked.add(this.#kind, key);
    return this.#map.get(key);
  }

  has(key: string): boolean {
    this.#asked.add(this.#kind, key);
    return this.#map.has(key);
  }

  get size(): number {
    return this.#whole().size;
  }

  forEach(each: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#whole().forEach(each);
  }

  entries(): MapIterator<[string, Value]> {
    return this.#whole().entries();
  }

  keys(): MapIterator<string> {
    return this.#whole().keys();
  }

  values(): MapIterator<Value> {
    return this.#whole().values();
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.#whole().entries();
  }

  #whole(): ReadonlyMap<string, Value> {
    this.#asked.isWhole = true;
    return this.#map;
  }
}

/** The sites that others are asked about. */
const recordedSites = (sites: Sites, asked: AskedFacts): Sites => ({
  has: (site) => {
    asked.add('wayOut', site);
    return sites.has(site);
  },
  [Symbol.iterator]: () => {
    asked.isWhole = true;
    return sites[Symbol.iterator]();
  },
});

export const subnetKey = (site: string, vlan: number): string => `${vlan} ${site}`;

/** A view that notes what is asked of it. What all devices share is compared apart (`sharedFacts`). */
export function recordedView(view: NetworkView, asked: AskedFacts): NetworkView {
  const recorded = <Value>(kind: FactKind, map: ReadonlyMap<string, Value>) =>
    new RecordedMap(map, kind, asked);
  const { layer3 } = view;
  return {
    ...view,
    layer3: {
      ...layer3,
      nodes: recorded('nodes', layer3.nodes),
      subnetsOf: recorded('subnetsOf', layer3.subnetsOf),
      gatewaysOf: recorded('gatewaysOf', layer3.gatewaysOf),
      sitesWithWayOut: recordedSites(layer3.sitesWithWayOut, asked),
    },
    edges: recorded('edges', view.edges),
    deviceOf: recorded('deviceOf', view.deviceOf),
    peerOf: recorded('peerOf', view.peerOf),
    endsOf: recorded('endsOf', view.endsOf),
    endsOfEdge: recorded('edges', view.endsOfEdge),
    subnetOf: (site, vlan) => {
      asked.add('subnetOf', subnetKey(site, vlan));
      return view.subnetOf(site, vlan);
    },
    subnetsAt: (site) => {
      asked.add('subnetsAt', site);
      return view.subnetsAt(site);
    },
    gatewaysOf: (subnet) => {
      asked.add('gatewaysOf', subnet);
      return view.gatewaysOf(subnet);
    },
    get graph() {
      asked.isWhole = true;
      return view.graph;
    },
    get devices() {
      asked.isWhole = true;
      return view.devices;
    },
  };
}

/** Rules that note what a device's configuration asks of them. */
export const recordedRules = (rules: NetworkRules, view: NetworkView, asked: AskedFacts): NetworkRules => ({
  ...rules,
  view,
  roots: new RecordedMap(rules.roots, 'roots', asked),
  scopes: new RecordedMap(rules.scopes, 'scopes', asked),
  powerOf: (end) => {
    asked.add('subnetsAt', end.node.site ?? '');
    return rules.powerOf(end);
  },
});

/** The same of what devices route by. */
export function recordedRouting(rules: RoutingRules, view: NetworkView, asked: AskedFacts): RoutingRules {
  const { facts } = rules.domains;
  const recorded = {
    ...facts,
    sites: new RecordedMap(facts.sites, 'domains', asked),
    joining: new RecordedMap(facts.joining, 'joining', asked),
  };
  return { ...rules, domains: { ...rules.domains, ...domainsBy(recorded, view) } };
}
