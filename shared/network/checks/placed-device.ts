import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import type { Domain } from '../recommend/domains.ts';
import type { ClassDemand } from '../requirements/site-classes.ts';

/** A device with its place. */
export interface PlacedDevice {
  readonly node: TopologyNode;
  readonly device: Device;
  /** The class that the place asks for. */
  readonly least: ClassDemand | undefined;
  /** What one maker is expected to make throughout. */
  readonly domain: Domain;
}
