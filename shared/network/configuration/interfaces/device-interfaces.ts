import type { VlanInterface } from './gateway-interfaces.ts';
import type { RoutedInterface } from './routed-interfaces.ts';

/** Interfaces of a device by what they are for. */
export interface DeviceInterfaces {
  readonly loopback: string | undefined;
  readonly routed: readonly RoutedInterface[];
  readonly tunnels: readonly RoutedInterface[];
  readonly vlans: readonly VlanInterface[];
}
