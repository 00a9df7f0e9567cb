import { onceEach } from '../../../caching/once-each.ts';
import { appendUnder } from '../../../collections/append-under.ts';
import type {
  SimulatedCircuit,
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

/** Who has each address, whatever works. Devices answer first, then hosts, then devices for what they translate. */
class AddressBook {
  readonly #network: SimulatedNetwork;
  #devices: Owners;
  readonly #hosts: Map<number, readonly Owner[]>;
  #translated: Owners;
  /** Of addresses that were asked for. */
  readonly #all = new Map<number, readonly Owner[]>();

  constructor(network: SimulatedNetwork) {
    this.#network = network;
    this.#devices = byAddress(ofDevices(network));
    this.#hosts = byAddress(ofHosts(network.hostsById.values()));
    this.#translated = byAddress(ofTranslations(network));
  }

  ownersOf(address: number): readonly Owner[] {
    const known = this.#all.get(address);
    if (known !== undefined) return known;
    const all = [this.#devices, this.#hosts, this.#translated].flatMap((book) => book.get(address) ?? []);
    this.#all.set(address, all);
    return all;
  }

  /** Reads devices and circuits again after an edit. */
  readDevices(): void {
    this.#devices = byAddress(ofDevices(this.#network));
    this.#translated = byAddress(ofTranslations(this.#network));
    this.#all.clear();
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

/** Of each network, kept while it is edited. */
export const addressBook = onceEach((network: SimulatedNetwork) => new AddressBook(network));

type Entry = readonly [address: number, owner: Owner];

function byAddress(entries: Iterable<Entry>): Map<number, readonly Owner[]> {
  const book = new Map<number, Owner[]>();
  for (const [address, owner] of entries) appendUnder(book, address, owner);
  return book;
}

const ofDevices = (network: SimulatedNetwork): Entry[] => [
  ...network.addressed.flatMap((own) =>
    own.vertex < 0
      ? []
      : own.addresses.map(({ address }): Entry => [address, { kind: 'interface', interface: own }]),
  ),
  ...circuitsOf(network).map((circuit): Entry => [circuit.providerAddress, { kind: 'circuit', circuit }]),
];

const ofHosts = (hosts: Iterable<SimulatedHost>): Entry[] =>
  Array.from(hosts, (host): Entry => [host.address, { kind: 'host', host }]);

const ofTranslations = ({ devices }: SimulatedNetwork): Entry[] =>
  devices.flatMap(({ byName, firewall }) =>
    firewall.translations.flatMap(({ outside, address }): Entry[] => {
      const own = byName.get(outside);
      return own === undefined || own.vertex < 0 ? [] : [[address, { kind: 'interface', interface: own }]];
    }),
  );
