import type {
  SimulatedCircuit,
  SimulatedHost,
  SimulatedInterface,
  SimulatedNetwork,
} from '../compiled/compiled-network.ts';
import { type FailedElements, isNodeFailed } from '../compiled/failed-elements.ts';
import { circuitsOf } from '../compiled/network-indexes.ts';
import { domainOf, type Layer2State } from './layer2-state.ts';

/** Who answers for an address. */
export type Owner =
  | { readonly kind: 'interface'; readonly interface: SimulatedInterface }
  | { readonly kind: 'host'; readonly host: SimulatedHost }
  | { readonly kind: 'circuit'; readonly circuit: SimulatedCircuit };

/** Who has each address, whatever works. */
type AddressBook = ReadonlyMap<number, readonly Owner[]>;

const books = new WeakMap<SimulatedNetwork, AddressBook>();

/** After an edit the book is read again. */
export const forgetAddresses = (network: SimulatedNetwork): boolean => books.delete(network);

/** Addresses by broadcast domain: what ARP finds (RFC 826) while it works. */
export class AddressOwners {
  readonly #layer2: Layer2State;
  readonly #failed: FailedElements;
  readonly #book: AddressBook;

  constructor(network: SimulatedNetwork, layer2: Layer2State, failed: FailedElements) {
    this.#layer2 = layer2;
    this.#failed = failed;
    this.#book = books.get(network) ?? addressBook(network);
    books.set(network, this.#book);
  }

  domain({ vertex }: SimulatedInterface): number {
    return this.#layer2.domain[vertex] ?? -1;
  }

  find(domain: number, address: number): Owner | undefined {
    return this.#book.get(address)?.find((owner) => this.#domainOf(owner) === domain);
  }

  #domainOf(owner: Owner): number {
    const { isUp, hostAttachment, circuitAttachment } = this.#layer2;
    switch (owner.kind) {
      case 'interface':
        return isUp[owner.interface.index] === 1 ? this.domain(owner.interface) : nowhere;
      case 'host':
        return domainOf(this.#layer2, owner.host.attachments, hostAttachment[owner.host.index]);
      case 'circuit':
        if (isNodeFailed(this.#failed, owner.circuit.provider.row.id)) return nowhere;
        return domainOf(this.#layer2, owner.circuit.attachments, circuitAttachment[owner.circuit.index]);
      default:
        return owner satisfies never;
    }
  }
}

/** No domain: what is down answers in none. */
const nowhere = -2;

/** Devices answer first, also for the public addresses that they translate. */
function addressBook(network: SimulatedNetwork): AddressBook {
  const book = new Map<number, Owner[]>();
  const enter = (address: number, owner: Owner): void => {
    const owners = book.get(address);
    if (owners === undefined) book.set(address, [owner]);
    else owners.push(owner);
  };
  for (const own of network.addressed)
    if (own.vertex >= 0)
      for (const { address } of own.addresses) enter(address, { kind: 'interface', interface: own });
  for (const circuit of circuitsOf(network)) enter(circuit.providerAddress, { kind: 'circuit', circuit });
  for (const host of network.hostsById.values()) enter(host.address, { kind: 'host', host });
  for (const { byName, firewall } of network.devices) {
    for (const { outside, address } of firewall.translations) {
      const own = byName.get(outside);
      if (own !== undefined && own.vertex >= 0) enter(address, { kind: 'interface', interface: own });
    }
  }
  return book;
}
