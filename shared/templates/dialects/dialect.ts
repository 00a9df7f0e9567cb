import type { DeviceConfiguration } from '../../contract/configuration/device-configuration.ts';
import type { Aggregation, Interface } from '../../contract/configuration/interfaces.ts';
import type { DialectId } from '../../contract/dialect.ts';

/** An interface of a neutral configuration that a dialect gives its own name. */
export interface NamedInterface {
  readonly kind: Interface['kind'];
  /** As the plan has it: the manufacturer's name of a port where its model is known, else `Port 3`, `VLAN 10`, `Tunnel 1`. */
  readonly name: string;
  /** The last number in that name; of a port without one, its place among the ports. */
  readonly number: number;
  /** Of a port: its place among those of the chassis, from 0 in natural order, those in a VRF last. */
  readonly place: number;
  readonly vrf: string | undefined;
  /** The dialect's name of what a sub-interface is on; of a VLAN of a router or firewall, of the one trunk that carries it. */
  readonly parent: string | undefined;
  readonly tag: number | undefined;
  readonly vlan: number | undefined;
  /** Of a cluster: its place among the ports and aggregates that both chassis have together, from 0. */
  readonly shared: number | undefined;
  /** Of an aggregate. */
  readonly mode: Aggregation['mode'] | undefined;
}

/** How the text of a dialect is highlighted and checked for balance. */
export type DialectSyntax = 'indented' | 'braces' | 'config-edit' | 'paths' | 'files';

export interface Dialect {
  readonly id: DialectId;
  readonly label: string;
  /** Of its file, without the dot. */
  readonly extension: string;
  /** What a line of comment begins with. */
  readonly comment: string;
  readonly syntax: DialectSyntax;
  /**
   * Sections that stand once, whatever part says something in them: the part that begins them, and how their heading looks.
   * What other parts say follows in the order of the parts.
   */
  readonly sections?: { readonly part: string; readonly heading: RegExp };
  /** Its name of a VRF, where it has one of its own for management. */
  vrfName?(name: string, device: DeviceConfiguration): string;
  /** Its name of an interface. No two of a device have the same. */
  interfaceName(row: NamedInterface, device: DeviceConfiguration): string;
}
