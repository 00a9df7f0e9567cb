import { appendUnder } from '../../../collections/append-under.ts';
import type { Interface } from '../../../contract/configuration/interfaces.ts';
import type { SimulatedDevice, SimulatedInterface, Vertex, VertexNumbering } from './compiled-network.ts';

/** Numbers the vertices of layer 2 as they are first named. */
export class VertexNumbers implements VertexNumbering {
  readonly all: Vertex[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #ofDevice = new Map<SimulatedDevice, number[]>();

  ofVlan(device: SimulatedDevice, vlan: number): number {
    return this.#number(`${device.index} ${vlan}`, { device, vlan });
  }

  ofInterface(device: SimulatedDevice, { name }: Interface): number {
    return this.#number(`${device.index} ${name}`, { device, vlan: 0 });
  }

  ofDevice(device: SimulatedDevice): readonly number[] {
    return this.#ofDevice.get(device) ?? [];
  }

  #number(key: string, vertex: Vertex): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(vertex) - 1;
    this.#numbers.set(key, number);
    appendUnder(this.#ofDevice, vertex.device, number);
    return number;
  }
}

/** Where frames on a port belong, by their tag; untagged ones have 0. */
export type PortFrames = ReadonlyMap<number, number>;

/** What an interface with ports sends and takes: the same in both directions (IEEE 802.1Q). */
export function framesOf(port: SimulatedInterface, vertices: VertexNumbering): PortFrames {
  const { device, row } = port;
  const frames = new Map<number, number>();
  const { switchport } = row;
  if (switchport === undefined) {
    frames.set(0, port.vertex);
    for (const inner of device.interfaces) {
      const { kind, parent, tag } = inner.row;
      if (kind === 'subinterface' && parent === row.name && tag !== undefined) frames.set(tag, inner.vertex);
    }
    return frames;
  }
  if (switchport.mode === 'access') {
    if (switchport.access !== undefined) frames.set(0, vertices.ofVlan(device, switchport.access));
    if (switchport.voice !== undefined)
      frames.set(switchport.voice, vertices.ofVlan(device, switchport.voice));
    return frames;
  }
  for (const vlan of switchport.allowed)
    if (vlan !== switchport.native) frames.set(vlan, vertices.ofVlan(device, vlan));
  if (switchport.native !== undefined) frames.set(0, vertices.ofVlan(device, switchport.native));
  return frames;
}

/** The tag that a host in a VLAN has on its port: none where the port is untagged in it, which one that routes is in none. */
export function hostTag({ row: { switchport } }: SimulatedInterface, vlan: number | undefined): number {
  if (vlan === undefined) return 0;
  if (switchport === undefined) return vlan;
  const untagged = switchport.mode === 'access' ? switchport.access : switchport.native;
  return untagged === vlan ? 0 : vlan;
}
