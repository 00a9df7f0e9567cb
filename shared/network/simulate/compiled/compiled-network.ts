import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type {
  Cable,
  HostGroup,
  NetworkConfiguration,
  Provider,
} from '../../../contract/configuration/network-configuration.ts';
import type { Ospf } from '../../../contract/configuration/routing.ts';
import type { Block } from '../../addressing/ipv4.ts';
import type { CompiledRouting } from './compiled-routing.ts';
import type { FailedElements } from './failed-elements.ts';
import type { Firewall } from './firewall-rules.ts';

/** An address of an interface with the subnet that it is in. */
export interface OwnAddress {
  readonly address: number;
  readonly block: Block;
}

/** A device with its rows by number and by name. */
export interface SimulatedDevice {
  /** Never that of another device. */
  readonly index: number;
  /** Among the rows; -1 of one that is gone since an edit. */
  position: number;
  /** This and what is compiled of it is another one after an edit. */
  row: DeviceConfiguration;
  routerId: number;
  readonly interfaces: SimulatedInterface[];
  readonly byName: Map<string, SimulatedInterface>;
  firewall: Firewall;
  routing: CompiledRouting;
}

export interface SimulatedInterface {
  readonly index: number;
  readonly device: SimulatedDevice;
  row: Interface;
  /** IPv4 only. */
  readonly addresses: readonly OwnAddress[];
  /** Where its frames enter layer 2; -1 for loopbacks and tunnels. */
  readonly vertex: number;
  ospf: Ospf['interfaces'][number] | undefined;
  /** Of a tunnel: the addresses of its outer packets. */
  readonly outer: { readonly source: number; readonly destination: number } | undefined;
}

/** A place where a host or a circuit touches a device's port. */
export interface Attachment {
  /** The vertex that its frames reach; -1 where the port takes none of them. */
  readonly vertex: number;
  readonly port: SimulatedInterface | undefined;
  readonly node: string;
  /** The link that it hangs on, and the node at the far end of it, where the plan draws them. */
  readonly edge: string | undefined;
  readonly far: string | undefined;
}

/** A host that has an address of the family that is simulated. */
export type AddressedHost = HostGroup & { readonly ipv4: string; readonly gateway: string };

export interface SimulatedHost {
  readonly index: number;
  readonly row: AddressedHost;
  readonly address: number;
  readonly block: Block;
  readonly gateway: number;
  /** In the order in which they are used. */
  readonly attachments: readonly Attachment[];
}

export interface SimulatedCircuit {
  readonly index: number;
  readonly provider: SimulatedProvider;
  row: Provider['circuits'][number];
  readonly providerAddress: number;
  readonly customerAddress: number;
  readonly block: Block;
  readonly routed: readonly Block[];
  attachments: readonly Attachment[];
}

export interface SimulatedProvider {
  readonly index: number;
  row: Provider;
  readonly circuits: SimulatedCircuit[];
}

/** A cable with the interfaces at its ends; its layer-2 links are those from `firstLink` up to `lastLink`. */
export interface SimulatedCable {
  readonly row: Cable | undefined;
  readonly edge: string;
  readonly nodes: readonly [string, string];
  /** The keys of the ports at its ends. */
  readonly keys: readonly [string, string];
  readonly ends: readonly [SimulatedInterface | undefined, SimulatedInterface | undefined];
  readonly firstLink: number;
  readonly lastLink: number;
}

/**
 * A network by numbers. A vertex of layer 2 is a VLAN of one device, or an interface that is in none; a link joins two of
 * them over a cable, with a tag or without (0).
 */
export interface SimulatedNetwork extends Plugs, NetworkIndexes {
  row: NetworkConfiguration;
  /** In the order of the rows. */
  readonly devices: SimulatedDevice[];
  /** Numbers of devices that were given. */
  deviceNumbers: number;
  readonly firewallOf: (row: DeviceConfiguration) => Firewall;
  /** By number; some may be gone since an edit. Those of the devices are there. */
  readonly interfaces: SimulatedInterface[];
  /** By number; one that is gone since an edit has no ends. */
  readonly cables: SimulatedCable[];
  /** By number; one that is gone since an edit is plugged in nowhere. */
  readonly hosts: SimulatedHost[];
  /** In the order of the rows. */
  readonly hostsById: Map<string, SimulatedHost>;
  readonly providers: readonly SimulatedProvider[];
  /** By number; one that is gone since an edit is attached nowhere. Those of the providers are there. */
  readonly circuits: SimulatedCircuit[];
  readonly vertices: readonly Vertex[];
  readonly links: Layer2Link[];
  /** Links of each vertex, whether or not they work, in the order of their cables. */
  readonly linksOfVertex: number[][];
  /** What is plugged into each interface, and into each vertex of layer 2 but for cables. */
  readonly onInterface: PluggedIn[];
  readonly atVertex: PluggedIn[];
  /** Absent in a network of IPv4. */
  readonly besideIpv4?: BesideIpv4;
}

/** What the IPv6 of a network has of its IPv4. */
export interface BesideIpv4 {
  /** The tunnels that IPv4 carries while something has failed. */
  readonly carriedTunnels: CarriedTunnels;
  /** The addresses that stand for one of IPv4 where there is NAT64, with it. */
  readonly ipv4Of: ReadonlyMap<number, number>;
}

/** What is found by other things than numbers. */
export interface NetworkIndexes {
  /** Interfaces with addresses, in the order of the rows; most have none. */
  addressed: readonly SimulatedInterface[];
  tunnels: readonly SimulatedInterface[];
  /** Interfaces that speak OSPF, by area. */
  ospfInterfaces: ReadonlyMap<number, readonly SimulatedInterface[]>;
  deviceOfNode: ReadonlyMap<string, SimulatedDevice>;
  /** The links that each member of a cluster monitors, by its node. */
  monitored: ReadonlyMap<string, readonly MonitoredLink[]>;
  mlagPeers: ReadonlyMap<SimulatedDevice, MlagPeer>;
}

/** Numbers vertices of layer 2 as they are first named. */
export interface VertexNumbering {
  readonly ofVlan: (device: SimulatedDevice, vlan: number) => number;
  readonly ofInterface: (device: SimulatedDevice, row: Interface) => number;
  /** Those that were named of a device. */
  readonly ofDevice: (device: SimulatedDevice) => readonly number[];
}

/** What says where something is plugged in. */
export interface Plugs {
  readonly vertexNumbers: VertexNumbering;
  /** Interfaces by their chassis and port. */
  readonly ports: Map<string, SimulatedInterface>;
  /** The link of each cabled port, and the node at its far end. */
  readonly farEnds: Map<string, { readonly edge: string; readonly far: string }>;
}

/** The other switch of an MLAG pair, and the cables by which the two know of each other. */
export interface MlagPeer {
  readonly device: SimulatedDevice;
  /** Closes its aggregates where the peer link is lost and the other one lives. */
  readonly isSecondary: boolean;
  readonly peerLink: SimulatedInterface | undefined;
  readonly keepalive: SimulatedInterface | undefined;
}

/** The two ends of tunnels that are up, in the network of the other family. */
export type CarriedTunnels = (failed: FailedElements) => ReadonlyMap<SimulatedInterface, SimulatedInterface>;

/** A link of a cluster's member, with the chassis or provider at its far end. */
export interface MonitoredLink {
  readonly edge: string;
  readonly far: string | undefined;
}

/** Cables, hosts and circuits by number; of the latter two also which of their attachments it is. */
export interface PluggedIn {
  readonly cables: number[];
  readonly hosts: (readonly [number, number])[];
  readonly circuits: (readonly [number, number])[];
}

export interface Vertex {
  readonly device: SimulatedDevice;
  /** 0 for an interface that is in no VLAN. */
  readonly vlan: number;
}

export interface Layer2Link {
  readonly a: number;
  readonly b: number;
  readonly tag: number;
  readonly cable: number;
}
