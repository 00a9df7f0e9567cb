import type {
  SimulatedCircuit,
  SimulatedHost,
  SimulatedInterface,
  SimulatedNetwork,
} from './compiled-network.ts';
import { domainOf, type Layer2State } from './layer2-state.ts';

/** Who answers for an address in a broadcast domain. */
export type Owner =
  | { readonly kind: 'interface'; readonly interface: SimulatedInterface }
  | { readonly kind: 'host'; readonly host: SimulatedHost }
  | { readonly kind: 'circuit'; readonly circuit: SimulatedCircuit };

/** Addresses by broadcast domain: what ARP finds (RFC 826). */
export class AddressOwners {
  readonly #owners = new Map<number, Owner>();
  readonly #layer2: Layer2State;

  constructor(network: SimulatedNetwork, layer2: Layer2State) {
    this.#layer2 = layer2;
    for (const own of network.interfaces) {
      if (own.vertex < 0 || layer2.isUp[own.index] !== 1) continue;
      for (const { address } of own.addresses) this.add(own, address);
    }
    for (const circuit of network.circuits) {
      const domain = domainOf(layer2, circuit.attachments, layer2.circuitAttachment[circuit.index]);
      if (domain >= 0) this.#claim(domain, circuit.providerAddress, { kind: 'circuit', circuit });
    }
    for (const host of network.hosts) {
      const domain = domainOf(layer2, host.attachments, layer2.hostAttachment[host.index]);
      if (domain >= 0) this.#claim(domain, host.address, { kind: 'host', host });
    }
    // A device answers for the public addresses that it translates.
    for (const { byName, firewall } of network.devices) {
      for (const { outside, address } of firewall.translations) {
        const own = byName.get(outside);
        if (own !== undefined && own.vertex >= 0 && layer2.isUp[own.index] === 1) this.add(own, address);
      }
    }
  }

  /** Lets an interface that is up answer for one more address, unless another does. */
  add(own: SimulatedInterface, address: number): void {
    this.#claim(this.domain(own), address, { kind: 'interface', interface: own });
  }

  domain({ vertex }: SimulatedInterface): number {
    return this.#layer2.domain[vertex] ?? -1;
  }

  find(domain: number, address: number): Owner | undefined {
    return this.#owners.get(domain * addresses + address);
  }

  #claim(domain: number, address: number, owner: Owner): void {
    const key = domain * addresses + address;
    if (!this.#owners.has(key)) this.#owners.set(key, owner);
  }
}

const addresses = 2 ** 32;
