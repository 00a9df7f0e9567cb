import { onceEach } from '../../../caching/once-each.ts';
import { appendUnder } from '../../../collections/append-under.ts';
import type {
  SimulatedCircuit,
  SimulatedDevice,
  SimulatedHost,
  SimulatedInterface,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import { circuitsOf } from '../compiled/network-indexes.ts';

/** Who answers for an address. */
export type Owner =
  | { readonly kind: 'interface'; readonly interface: SimulatedInterface }
  | { readonly kind: 'host'; readonly host: SimulatedHost }
  | { readonly kind: 'circuit'; readonly circuit: SimulatedCircuit };

type Owners = ReadonlyMap<number, readonly Owner[]>;

/** Who has each address, whatever works. Devices answer first, circuits, then hosts, then devices for what they translate. */
class AddressBook {
  readonly #network: SimulatedNetwork;
  readonly #devices = new DeviceOwners(ofDevice);
  readonly #translated = new DeviceOwners(ofTranslations);
  #circuits: Owners;
  readonly #hosts: Map<number, readonly Owner[]>;
  /** Of addresses that were asked for. */
  readonly #all = new Map<number, readonly Owner[]>();

  constructor(network: SimulatedNetwork) {
    this.#network = network;
    for (const device of network.devices) {
      this.#devices.read(device);
      this.#translated.read(device);
    }
    this.#circuits = byAddress(ofCircuits(network));
    this.#hosts = byAddress(ofHosts(network.hostsById.values()));
  }

  ownersOf(address: number): readonly Owner[] {
    const known = this.#all.get(address);
    if (known !== undefined) return known;
    const books = [this.#devices.owners, this.#circuits, this.#hosts, this.#translated.owners];
    const all = books.flatMap((book) => book.get(address) ?? []);
    this.#all.set(address, all);
    return all;
  }

  /** Reads devices again that an edit concerns, and circuits. */
  readDevices(edited: Iterable<SimulatedDevice>): void {
    for (const device of edited)
      for (const book of [this.#devices, this.#translated])
        for (const address of book.read(device)) this.#all.delete(address);
    for (const book of [this.#devices, this.#translated])
      for (const address of book.putInOrder()) this.#all.delete(address);
    const before = this.#circuits;
    this.#circuits = byAddress(ofCircuits(this.#network));
    for (const circuits of [before, this.#circuits])
      for (const address of circuits.keys()) this.#all.delete(address);
  }

  /** Reads addresses again of hosts that came or went. */
  readHosts(moved: Iterable<SimulatedHost>): void {
    for (const [address, own] of Map.groupBy(moved, (host) => host.address)) {
      const there = (this.#hosts.get(address) ?? []).flatMap((owner) =>
        owner.kind === 'host' ? [owner.host] : [],
      );
      const { hostsById } = this.#network;
      const now = new Set([...there, ...own].filter((host) => hostsById.get(host.row.id) === host));
      // Of several the first one answers, in the order of the rows.
      const inOrder = now.size > 1 ? [...hostsById.values()].filter((host) => now.has(host)) : [...now];
      const owners = byAddress(ofHosts(inOrder)).get(address);
      if (owners === undefined) this.#hosts.delete(address);
      else this.#hosts.set(address, owners);
      this.#all.delete(address);
    }
  }
}

type InterfaceOwner = Extract<Owner, { readonly kind: 'interface' }>;

/** Interfaces by addresses that devices have in one way. */
class DeviceOwners {
  readonly owners = new Map<number, InterfaceOwner[]>();
  readonly #entriesOf: (device: SimulatedDevice) => DeviceEntry[];
  readonly #known = new Map<SimulatedDevice, DeviceEntry[]>();

  constructor(entriesOf: (device: SimulatedDevice) => DeviceEntry[]) {
    this.#entriesOf = entriesOf;
  }

  /** Reads a device, also again, or one that is gone; the addresses that it had and has. */
  read(device: SimulatedDevice): number[] {
    const before = this.#known.get(device) ?? [];
    for (const [address, owner] of before) {
      const left = this.owners.get(address)?.filter((own) => own !== owner) ?? [];
      if (left.length > 0) this.owners.set(address, left);
      else this.owners.delete(address);
    }
    const now = device.position < 0 ? [] : this.#entriesOf(device);
    for (const [address, owner] of now) appendUnder(this.owners, address, owner);
    if (now.length > 0) this.#known.set(device, now);
    else this.#known.delete(device);
    return [...before, ...now].map(([address]) => address);
  }

  /** Puts devices with one address in their order, of which the first answers; the addresses of all of those. */
  putInOrder(): number[] {
    const shared: number[] = [];
    this.owners.forEach((owners, address) => {
      if (owners.length === 1) return;
      owners.sort((a, b) => a.interface.device.position - b.interface.device.position);
      shared.push(address);
    });
    return shared;
  }
}

/** Of each network, kept while it is edited. */
export const addressBook = onceEach((network: SimulatedNetwork) => new AddressBook(network));

type Entry = readonly [address: number, owner: Owner];
type DeviceEntry = readonly [address: number, owner: InterfaceOwner];

function byAddress(entries: Iterable<Entry>): Map<number, readonly Owner[]> {
  const book = new Map<number, Owner[]>();
  for (const [address, owner] of entries) appendUnder(book, address, owner);
  return book;
}

const ofDevice = ({ interfaces }: SimulatedDevice): DeviceEntry[] =>
  interfaces.flatMap((own) =>
    own.vertex < 0
      ? []
      : own.addresses.map(({ address }): DeviceEntry => [address, { kind: 'interface', interface: own }]),
  );

const ofCircuits = (network: SimulatedNetwork): Entry[] =>
  circuitsOf(network).map((circuit): Entry => [circuit.providerAddress, { kind: 'circuit', circuit }]);

const ofHosts = (hosts: Iterable<SimulatedHost>): Entry[] =>
  Array.from(hosts, (host): Entry => [host.address, { kind: 'host', host }]);

const ofTranslations = ({ byName, firewall }: SimulatedDevice): DeviceEntry[] =>
  firewall.translations.flatMap(({ outside, address }): DeviceEntry[] => {
    const own = byName.get(outside);
    return own === undefined || own.vertex < 0 ? [] : [[address, { kind: 'interface', interface: own }]];
  });
