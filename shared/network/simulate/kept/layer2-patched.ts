import type { SimulatedNetwork } from '../compiled/compiled-network.ts';
import { type Layer2Change, movesBetween, routedAt, withStandby } from '../layer2/layer2-after.ts';
import { type Layer2State, workOut } from '../layer2/layer2-state.ts';
import type { Patched } from './patched.ts';

/** Works out again what an edit touches of layer 2, and the domains that it joins or parts. */
export function layer2Patched(network: SimulatedNetwork, base: Layer2State, patched: Patched): Layer2Change {
  const { vertices, interfaces, cables, hosts, circuits } = network;
  const state: Layer2State = {
    domain: grown(new Int32Array(vertices.length).fill(-1), base.domain),
    isUp: grown(new Uint8Array(interfaces.length), base.isUp),
    isForwarding: grown(new Uint8Array(cables.length), base.isForwarding),
    hostAttachment: grown(new Int32Array(hosts.length).fill(-1), base.hostAttachment),
    circuitAttachment: grown(new Int32Array(circuits.length).fill(-1), base.circuitAttachment),
  };
  const touchedCables = withStandby(network, patched.cables);
  const devices = new Set(patched.devices);
  for (const cable of touchedCables)
    for (const end of cables[cable]?.ends ?? []) if (end !== undefined) devices.add(end.device);
  const own = [...devices].flatMap((device) => device.interfaces);
  const touchedHosts = numbersOf(patched.hosts, patched.nearHosts);
  const touchedCircuits = numbersOf(patched.circuits, patched.nearCircuits);
  for (const [{ index }, next] of patched.replaced) if (next === undefined) state.isUp[index] = 0;
  const around = verticesAround(network, base, patched, touchedCables);
  workOut(network, {}, state, {
    cables: touchedCables,
    hosts: touchedHosts,
    circuits: touchedCircuits,
    interfaces: () => own.map(({ index }) => index),
    vertices: () => around,
  });
  const index = { network, base, interfacesAt: routedAt(network) };
  const moves = movesBetween(index, state, {
    own,
    vertices: around,
    hosts: touchedHosts,
    circuits: touchedCircuits,
  });
  return {
    state,
    interfaces: [...new Set([...moves.interfaces, ...patched.replaced.keys(), ...patched.made])],
    hosts: [...new Set([...moves.hosts, ...patched.hosts])],
    circuits: [...new Set([...moves.circuits, ...patched.circuits])],
    edited: {
      devices: [...patched.edited],
      deciding: [...patched.deciding],
      addresses: [...patched.addresses],
      vertices: new Set([
        ...around,
        ...[...devices, ...patched.edited].flatMap((device) => network.vertexNumbers.ofDevice(device)),
      ]),
      replaced: patched.replaced,
    },
  };
}

const numbersOf = (...some: readonly Iterable<{ readonly index: number }>[]): Set<number> =>
  new Set(some.flatMap((own) => Array.from(own, ({ index }) => index)));

function grown<Values extends Int32Array | Uint8Array>(now: Values, before: Values): Values {
  now.set(before);
  return now;
}

/** All vertices of the domains that the edit reaches, and those that are new. */
function verticesAround(
  { cables, links, vertices }: SimulatedNetwork,
  { domain }: Layer2State,
  patched: Patched,
  touched: ReadonlySet<number>,
): number[] {
  const near = new Set(patched.vertices);
  for (const cable of touched) {
    const { firstLink = 0, lastLink = 0 } = cables[cable] ?? {};
    for (const { a, b } of links.slice(firstLink, lastLink)) near.add(a).add(b);
  }
  const isNear = new Uint8Array(vertices.length);
  for (const vertex of near) isNear[domain[vertex] ?? vertex] = 1;
  const found: number[] = [];
  for (let vertex = 0; vertex < vertices.length; vertex += 1) {
    const own = domain[vertex];
    if (own === undefined || isNear[own] === 1) found.push(vertex);
  }
  return found;
}
