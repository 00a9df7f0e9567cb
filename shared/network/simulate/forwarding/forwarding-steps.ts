import type { NatRule, PolicyRule } from '../../../contract/configuration/security.ts';
import type {
  SimulatedDevice,
  SimulatedHost,
  SimulatedInterface,
  SimulatedProvider,
} from '../compiled/compiled-network.ts';
import type { Packet } from '../compiled/firewall-rules.ts';
import type { Route } from './routing-table.ts';

/** What a packet meets on its way, the last first. */
export interface Step {
  readonly previous: Step | undefined;
  readonly at: Place;
  readonly ingress: SimulatedInterface | undefined;
  readonly egress: SimulatedInterface | undefined;
  readonly route: Route | undefined;
  readonly policy: PolicyRule | undefined;
  /** The answer to something that was let through. */
  readonly isEstablished: boolean;
  readonly translation: NatRule | undefined;
}

export type Place =
  | { readonly kind: 'device'; readonly device: SimulatedDevice }
  | { readonly kind: 'host'; readonly host: SimulatedHost }
  | { readonly kind: 'provider'; readonly provider: SimulatedProvider };

export const dropRules = [
  'cut-off',
  'vlan-not-carried',
  'no-gateway',
  'no-route',
  'discarded',
  'loop',
  'policy',
  'no-policy',
  'no-state',
  'nobody-answers',
  'tunnel-recursion',
  'private-address',
  'no-public-route',
  'no-private-route',
  'no-provider',
  'wrong-end',
] as const;

/** Why a packet goes no further: a rule's id, the elements that it is about, and the values of its sentence. */
export interface Drop {
  readonly rule: (typeof dropRules)[number];
  readonly elements: readonly string[];
  readonly inputs: Readonly<Record<string, string | number>>;
}

/** What a stateful device remembers of a flow: addresses as it came and as it left. */
export interface Remembered {
  readonly device: SimulatedDevice;
  readonly before: Addresses;
  readonly after: Addresses;
  /** What it translated, to be undone in the answer. */
  readonly translation: NatRule | undefined;
  readonly previous: Remembered | undefined;
}

export type Addresses = Pick<Packet, 'source' | 'destination'>;

export const isSameAddresses = (a: Addresses, b: Addresses): boolean =>
  a.source === b.source && a.destination === b.destination;

export const isSameMemory = (a: Remembered | undefined, b: Remembered | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.device === b.device &&
    isSameAddresses(a.before, b.before) &&
    isSameAddresses(a.after, b.after) &&
    isSameMemory(a.previous, b.previous));

export const remember = (
  device: SimulatedDevice,
  before: Addresses,
  after: Addresses,
  translation: NatRule | undefined,
  previous: Remembered | undefined,
): Remembered => ({ device, before, after, translation, previous });

/** One of the ways that a packet takes, to its end. */
export type Way = {
  readonly last: Step;
  readonly packet: Packet;
  readonly memory: Remembered | undefined;
} & ({ readonly drop: Drop } | { readonly drop: undefined; readonly end: Place });

/** Elements of the plan that a place stands for. */
export function elementOf(place: Place): string {
  switch (place.kind) {
    case 'device':
      return place.device.row.id;
    case 'host':
      return place.host.row.node;
    case 'provider':
      return place.provider.row.id;
    default:
      return place satisfies never;
  }
}
