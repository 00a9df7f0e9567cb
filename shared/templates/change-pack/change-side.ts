import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { DialectId } from '../../contract/dialect.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology-items.ts';

/** One version of a design, with what its devices are configured with. */
export interface ChangeSide {
  readonly graph: Graph;
  readonly requirements: Requirements;
  readonly network: NetworkConfiguration;
  /** By the device's id in `network`; absent for a device whose dialect is not supported. */
  readonly texts: ReadonlyMap<string, DeviceText>;
}

export interface DeviceText {
  readonly dialect: DialectId;
  /** As `configurationText` writes it. */
  readonly text: string;
}
