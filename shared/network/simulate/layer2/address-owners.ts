import type { SimulatedInterface, SimulatedNetwork } from '../compiled/compiled-network.ts';
import { type FailedElements, isNodeFailed } from '../compiled/failed-elements.ts';
import { addressBook, type Owner } from './address-book.ts';
import { domainOf, type Layer2State } from './layer2-state.ts';

/** Addresses by broadcast domain: what ARP finds (RFC 826) while it works. */
export class AddressOwners {
  readonly #layer2: Layer2State;
  readonly #failed: FailedElements;
  readonly #book: ReturnType<typeof addressBook>;

  constructor(network: SimulatedNetwork, layer2: Layer2State, failed: FailedElements) {
    this.#layer2 = layer2;
    this.#failed = failed;
    this.#book = addressBook(network);
  }

  domain({ vertex }: SimulatedInterface): number {
    return this.#layer2.domain[vertex] ?? -1;
  }

  find(domain: number, address: number): Owner | undefined {
    return this.#book.ownersOf(address).find((owner) => this.#domainOf(owner) === domain);
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
