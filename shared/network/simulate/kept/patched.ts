import type {
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedHost,
  SimulatedInterface,
} from '../compiled/compiled-network.ts';

/** What an edit touches in a compiled network. */
export interface Patched {
  /** Whose interfaces are looked at again. */
  readonly devices: Set<SimulatedDevice>;
  /** That route, filter or translate otherwise, came or went. */
  readonly edited: Set<SimulatedDevice>;
  /** Those of them that filter or translate otherwise. */
  readonly deciding: Set<SimulatedDevice>;
  /** Interfaces with another one in their place, which has their number; undefined where they are gone. */
  readonly replaced: Map<SimulatedInterface, SimulatedInterface | undefined>;
  /** That stand in the place of one, or are new. */
  readonly made: Set<SimulatedInterface>;
  /** That have another name and are otherwise as they were. */
  readonly renamed: Set<SimulatedInterface>;
  /** Addresses that were translated. */
  readonly addresses: Set<number>;
  readonly cables: Set<number>;
  /** As they were, and as they are. */
  readonly hosts: Set<SimulatedHost>;
  readonly circuits: Set<SimulatedCircuit>;
  /** On devices of which another member, or the other of a pair, may take over: they are as they were unless layer 2 moves them. */
  readonly nearHosts: Set<SimulatedHost>;
  readonly nearCircuits: Set<SimulatedCircuit>;
  /** Of links that came or went. */
  readonly vertices: Set<number>;
}

export const nothingPatched = (): Patched => ({
  devices: new Set(),
  edited: new Set(),
  deciding: new Set(),
  replaced: new Map(),
  made: new Set(),
  renamed: new Set(),
  addresses: new Set(),
  cables: new Set(),
  hosts: new Set(),
  circuits: new Set(),
  nearHosts: new Set(),
  nearCircuits: new Set(),
  vertices: new Set(),
});
