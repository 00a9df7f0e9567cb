import type { FirstHop } from '../../../contract/configuration/routing.ts';
import type {
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedInterface,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import type { FailedElements } from '../compiled/failed-elements.ts';
import type { Owner } from '../layer2/address-book.ts';
import type { AddressOwners } from '../layer2/address-owners.ts';
import type { Layer2State } from '../layer2/layer2-state.ts';
import type { RoutingTable } from './routing-table.ts';

/** A prefix that a provider hands over a circuit, to an address there. */
export interface ProviderRoute {
  readonly first: number;
  readonly prefix: number;
  readonly circuit: SimulatedCircuit;
  readonly nextHop: number;
}

/** A gateway address as the routers that hear each other settle it (RFC 9568). */
export interface GatewayRole {
  readonly domain: number;
  readonly address: number;
  readonly active: SimulatedInterface;
  /** Who takes what is sent to it: of an MLAG pair both, as the sender's aggregate decides. */
  readonly taking: readonly SimulatedInterface[];
  readonly members: readonly GatewayMember[];
}

/** All of them; who answers for an address in a domain is found by both. */
export class GatewayRoles {
  readonly roles: readonly GatewayRole[];
  readonly #found = new Map<number, GatewayRole>();

  constructor(roles: readonly GatewayRole[]) {
    this.roles = roles;
    for (const role of roles) this.#found.set(domainKey(role.domain, role.address), role);
  }

  at(domain: number, address: number): GatewayRole | undefined {
    return this.#found.get(domainKey(domain, address));
  }
}

/** Whether the same interfaces take what is sent to the address, the same one first. */
export const isSameRole = ({ taking }: GatewayRole, other: GatewayRole | undefined): boolean =>
  taking.length === other?.taking.length && taking.every((own, index) => other.taking[index] === own);

const domainKey = (domain: number, address: number): number => domain * 2 ** 32 + address;

export interface GatewayMember {
  readonly interface: SimulatedInterface;
  readonly row: FirstHop;
  readonly priority: number;
}

/** What changes from round to round until the network has settled. */
export interface SettlingState {
  /** By device. */
  readonly tables: readonly RoutingTable[];
  /** What providers have learnt from their customers, by provider. */
  readonly providerRoutes: readonly (readonly ProviderRoute[])[];
  /** The two ends of tunnels that are up. */
  readonly tunnels: ReadonlyMap<SimulatedInterface, SimulatedInterface>;
  readonly gateways: GatewayRoles;
}

/** What packets are forwarded by, as far as it is known: complete once the network has settled. */
export class ForwardingView {
  readonly network: SimulatedNetwork;
  readonly failed: FailedElements;
  readonly layer2: Layer2State;
  readonly owners: AddressOwners;
  readonly tables: readonly RoutingTable[];
  readonly providerRoutes: readonly (readonly ProviderRoute[])[];
  readonly gateways: GatewayRoles;
  readonly tunnels: SettlingState['tunnels'];
  readonly #own: (Set<number> | undefined)[] = [];

  constructor(
    network: SimulatedNetwork,
    failed: FailedElements,
    layer2: Layer2State,
    owners: AddressOwners,
    { tables, providerRoutes, tunnels, gateways }: SettlingState,
  ) {
    this.network = network;
    this.failed = failed;
    this.layer2 = layer2;
    this.owners = owners;
    this.tables = tables;
    this.providerRoutes = providerRoutes;
    this.gateways = gateways;
    this.tunnels = tunnels;
  }

  isUp = (own: SimulatedInterface): boolean =>
    own.row.kind === 'tunnel' ? this.tunnels.has(own) : this.layer2.isUp[own.index] === 1;

  /** The other end of a tunnel that is up. */
  tunnelPeer = (own: SimulatedInterface): SimulatedInterface | undefined => this.tunnels.get(own);

  /** Who answers for an address on an interface. */
  neighbour(own: SimulatedInterface, address: number): Owner | undefined {
    return this.answering(this.owners.domain(own), address);
  }

  /** Who answers for an address in a broadcast domain. */
  answering(domain: number, address: number): Owner | undefined {
    const role = this.gateways.at(domain, address);
    return role === undefined
      ? this.owners.find(domain, address)
      : { kind: 'interface', interface: role.active };
  }

  /** Every interface that may get what is sent to an address that `own` answers for. */
  taking(own: SimulatedInterface, address: number): readonly SimulatedInterface[] {
    const role = this.gateways.at(this.owners.domain(own), address);
    return role?.active === own ? role.taking : [own];
  }

  /** Whether packets to an address end at a device: its own, or a shared one that it is active for. */
  isOwn(device: SimulatedDevice, address: number): boolean {
    let own = this.#own[device.index];
    if (own === undefined) {
      own = new Set(
        device.interfaces
          .filter(this.isUp)
          .flatMap(({ addresses }) => addresses.map((there) => there.address)),
      );
      if (device.row.firstHops.length > 0)
        for (const { taking, address: shared } of this.gateways.roles)
          if (taking.some((one) => one.device === device)) own.add(shared);
      this.#own[device.index] = own;
    }
    return own.has(address);
  }
}
