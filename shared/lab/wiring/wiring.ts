/** A bridge of a namespace: a VLAN of a switch, a routed port, a host's link. Its address is the routed interface's. */
export interface Bridge {
  readonly name: string;
  readonly mac: string;
  readonly mtu: number;
  readonly addresses: readonly string[];
}

/** What runs in a namespace of its own: a logical device, a provider, the internet, or a group of hosts. */
export interface Space {
  readonly key: string;
  readonly bridges: Map<string, Bridge>;
}

export interface WireEnd {
  readonly space: string;
  readonly bridge: string;
  /** The aggregate that it is a link of. */
  readonly bundle?: string;
  /** Its number at both switches of a pair. */
  readonly mlag?: number;
  /** Leads to the other switch of the pair. */
  readonly isPeerLink?: true;
}

/** One VLAN, or the untagged frames, of one run of cables: a veth pair between two bridges. */
export interface Wire {
  readonly number: number;
  readonly a: WireEnd;
  readonly b: WireEnd;
  readonly run: Run;
}

/** Cables that carry the same two interfaces between the same two chassis. It fails when all of them have. */
export interface Run {
  readonly cables: readonly string[];
  readonly chassis: readonly string[];
  /** Runs of one host with two links stand by for each other, in this order. */
  readonly host?: string;
  /** So do those of an interface that uses one port at a time. */
  readonly redundant?: string;
}

export interface Wiring {
  readonly spaces: ReadonlyMap<string, Space>;
  readonly wires: readonly Wire[];
  /** Where each host group lives: a space of its own, or the device whose address it is. */
  readonly hosts: ReadonlyMap<string, string>;
  /** The ids of the cables between devices, by their link. */
  readonly cables: ReadonlyMap<string, readonly string[]>;
  /** What could not be plugged in, in words. */
  readonly notes: readonly string[];
}

/** The veth's two names, which lie in different namespaces. */
export const vethName = (wire: Wire, end: 'a' | 'b'): string => `w${wire.number}${end}`;

/** Where dead peer detection asks from, beside the device's own space. */
export const probesSpace = (device: string): string => `probes of ${device}`;
