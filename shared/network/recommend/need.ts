import type { Capability, Category, PoeType, Role } from '../../contract/device.ts';
import type { ClassDemand } from '../requirements/site-classes.ts';
import type { PlaceSurroundings } from './surroundings.ts';

/** Ports that links of the plan end on. */
export interface PortDemand {
  readonly what: 'ports' | 'uplinks';
  readonly count: number;
  readonly speedMbps: number;
  readonly medium: 'copper' | 'fibre' | 'either';
  /** What a bundle in place of a port has to carry in Mbit/s, where that is less than `speedMbps`. */
  readonly leastMbps?: number;
  /** Set where what is plugged in is powered by the port. */
  readonly isPowering?: true;
  /**
   * Set of what a bundle serves badly: a circuit, which its provider seldom hands over as one, and a firewall's trunk to a pair of
   * switches, of which one port forwards at a time.
   */
  readonly isSingle?: true;
  /** Set where a provider hands a line over: on one port of that speed or any faster, never on several. */
  readonly isHandover?: true;
  /** How many of them join the members of a cluster, where some do: one model or another takes ports of its own for that. */
  readonly betweenMembers?: number;
  /** How the number came about, in words. */
  readonly why: string;
}

export interface PoeDemand {
  /** Budget in watts that keeps the load at 80 %. */
  readonly budgetW: number;
  /** Ports that need at least this type, the strongest first. */
  readonly ports: readonly { readonly type: PoeType; readonly count: number }[];
  readonly why: string;
}

export interface Rate {
  readonly figure: 'forwardingMbps' | 'firewallMbps' | 'inspectionMbps' | 'ipsecMbps';
  readonly mbps: number;
  readonly why: string;
}

export interface Count {
  readonly count: number;
  readonly why: string;
}

/** Tunnels of people that end at a place at the same time. */
interface RemoteUsers extends Count {
  /** Devices of a pair that end them in turn: each ends them all alone, and licences are bought for people, not for each of the two. */
  readonly devices: number;
}

/** What a configuration uses, and where in words. */
export interface CapabilityDemand {
  readonly capability: Capability;
  readonly why: string;
}

/** Fibre ports that take a transceiver each, or an end of a cable that has its plugs. */
export interface OpticDemand {
  readonly count: number;
  readonly speedMbps: number;
  /** Within a rack or a room, else by what reaches: links of one span have the same choice. */
  readonly span: string;
  /** Of the longest of them. */
  readonly lengthM: number;
  readonly isBetweenBuildings: boolean;
}

/** The demands of one place of the plan on a device. */
export interface Demands {
  readonly ports: readonly PortDemand[];
  /** What is plugged into it, which its maker prices: makers are compared with it. */
  readonly optics?: readonly OpticDemand[];
  readonly poe?: PoeDemand;
  readonly rate?: Rate;
  /** What it encrypts, where people's tunnels end on it: these, and those to other sites that end on it too. */
  readonly encrypted?: Rate;
  readonly remoteUsers?: RemoteUsers;
  /** Wireless clients of one access point, or of all that a controller manages. */
  readonly clients?: Count;
  /** Access points that a controller manages. */
  readonly accessPoints?: Count;
  /** Access points at the site of a gateway: one that is a controller takes no other, and manages them all. */
  readonly besideGateway?: Count;
  /** Of an access point: those at the largest site, which decide whether a controller takes them over. */
  readonly mostAtASite?: number;
  /** Devices by id whose ports, each on its own fit to a link, do not fit to all links at once. */
  readonly unfit?: ReadonlySet<string>;
  /** The only manufacturer compatible with what is already planned. */
  readonly manufacturer?: { readonly name: string; readonly why: string };
  /** The only acceptable device: the other one of the pair, which already exists, is of that model. */
  readonly twin?: { readonly id: string; readonly name: string };
  readonly class?: ClassDemand;
  /** Set of a switch of a data centre’s fabric: each of its links takes one port. */
  readonly isFabric?: true;
  /** Set of a router where the site is a routing domain of its own, on which no other depends. */
  readonly isStub?: true;
  /** Set of a router of a site on which no other depends: another maker may stand there than at the rest of the edge. */
  readonly isLeaf?: true;
  /** Catalogue id of the device that is replaced: nothing lesser takes its place. */
  readonly replaces?: string;
  readonly capabilities?: readonly CapabilityDemand[];
  readonly minSupplies?: 2;
  /** Strongest PoE that the plan provides for it. */
  readonly mostPoeInput?: PoeType;
  /** Where it hangs. */
  readonly surroundings?: PlaceSurroundings;
}

export interface Place {
  /** The plan's node; of a controller, which plans do not draw, a name that no node has. */
  readonly nodeId: string;
  readonly label: string;
  readonly site: string;
  readonly quantity: number;
}

/** Places of one role that the same model can fill. */
export interface Need {
  readonly role: Role;
  readonly category: Category;
  readonly places: readonly Place[];
  /** Devices over all places. */
  readonly quantity: number;
  readonly demands: Demands;
  /** Of controllers: the access points that they manage, by the ids of their nodes. */
  readonly manages?: readonly string[];
  /** Of controllers: what can run on a server in their stead, by name. */
  readonly software?: string;
}
