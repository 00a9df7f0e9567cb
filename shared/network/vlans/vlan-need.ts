import type { HostPower } from '../../contract/device.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import type { HostKind } from '../reasons/address-rules.ts';
import type { Closet } from '../sizing/closets.ts';

/** Hosts of one kind at a site that need a separate network. */
export interface VlanNeed {
  readonly name: string;
  readonly purpose: Subnet['purpose'];
  /** Which range of numbers its VLANs come from. */
  readonly range: number;
  /** What the hosts are. */
  readonly kind: HostKind;
  /** Per cent of the staff, guests or devices that it is for; absent for all. */
  readonly sharePercent?: number;
  /** Wireless devices of each person among them. */
  readonly devicesPerPerson?: number;
  /** The zone that policies name, where it is not that of its purpose. */
  readonly policyZone?: string;
  /** What powers its hosts, where that is stated. */
  readonly poe?: HostPower;
  /** Hosts today behind one closet, and at the core. May be fractions: shares of people. */
  readonly inCloset: (closet: Closet) => number;
  readonly atCore: number;
  /** Of staff: those of its hosts that are plugged into ports at desks. */
  readonly atDesks?: (closet: Closet) => number;
  /** Of staff: the printers that are among its hosts. */
  readonly atPrinters?: (closet: Closet) => number;
  /** Set where its part of the printers is another than that of the people. */
  readonly hasOwnPart?: true;
  /** The hosts are counted with growth already. */
  readonly isGrown?: true;
  /** Set where it is behind a gateway of its own, apart from the closets and the core. */
  readonly zone?: number;
  /** The closets of that gateway. */
  readonly closets?: readonly Closet[];
  /** Its gateway is the site's edge: a firewall, else a router. */
  readonly atEdge?: true;
  /** Only hosts on cables, or only those on radio, where these two are apart. */
  readonly access?: 'wired' | 'wireless';
  /** The requirements that it is for. */
  readonly serves: readonly string[];
  /** Wi-Fi clients: one subnet of up to a /20, however many floors they walk over. */
  readonly isRoaming?: true;
  /** Never cut: its ports and the addresses of what is behind them are counted apart. */
  readonly isWhole?: true;
  /** How it is split first when it outgrows a subnet. */
  readonly parts?: readonly VlanNeed[];
}
