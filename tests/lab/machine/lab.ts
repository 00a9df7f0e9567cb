import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Failed } from '#shared/lab/wiring/live-wires.ts';
import type { Wiring } from '#shared/lab/wiring/wiring.ts';
import type { Agent } from './agent.ts';
import type { Namespaces } from './namespaces.ts';

/** A network that runs on this machine. */
export interface Lab {
  readonly network: NetworkConfiguration;
  readonly wiring: Wiring;
  readonly namespaces: Namespaces;
  readonly agent: Agent;
  /** Spaces with routing daemons. */
  readonly routing: readonly DeviceConfiguration[];
  /** What a space's daemons keep: sockets, process ids, logs. */
  folderOf(space: string): string;
  readonly folder: string;
  /** Cuts and mends links until they are as this failure leaves them. True where any changed. */
  apply(failed: Failed): Promise<boolean>;
  /** Lets a provider fall silent, or speak again. */
  silence(provider: string, isSilent: boolean): Promise<void>;
  /** Whether frames leave this space. */
  hasLink(space: string): boolean;
  /** The bridges that hear each other now: the same number for each of them. */
  layerTwo(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export const nothingFailed: Failed = { chassis: new Set(), cables: new Set() };
