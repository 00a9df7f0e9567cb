import type { Flow } from '#shared/contract/configuration/network-configuration.ts';
import { type AddressFamily, familyOf } from '#shared/lab/library/address-family.ts';
import { internetAddresses } from '#shared/lab/render/internet-addresses.ts';
import { internetSpace } from '#shared/lab/wiring/provider-runs.ts';
import type { Heard, Listener, Probe } from '../machine/agent.ts';
import type { Lab } from '../machine/lab.ts';

export interface FlowResult {
  readonly flow: Flow;
  readonly passed: boolean;
  /** Why it did not, or who answered instead. */
  readonly why: string;
}

/** Tests flows by real packets. Opens the listeners that they ask for when it is made. */
export async function makeFlowTest(lab: Lab): Promise<() => Promise<FlowResult[]>> {
  const ends = endsOf(lab);
  const tests = lab.network.flows.map((flow) => testOf(flow, ends));
  await lab.agent.listen(tests.map(({ listener }) => listener));
  return async () => {
    const heard = await runAll(lab, tests);
    return tests.map((test, index) => ({
      flow: test.flow,
      passed: isPass(test, heard[index]),
      why: reason(heard[index]),
    }));
  };
}

interface FlowTest {
  readonly flow: Flow;
  readonly probe: Probe;
  readonly listener: Listener;
}

/** Of a host by its id, its space and its address of a family. */
type Ends = (id: string, family: AddressFamily) => { space: string; address: string };

function endsOf({ network, wiring, namespaces }: Lab): Ends {
  const asked = internetAddresses(network);
  const hosts = new Map(network.hosts.map((host) => [host.id, host]));
  return (id, { isOwn, name }) => {
    if (id === 'internet')
      return { space: namespaces.nameOf(internetSpace), address: asked.find(isOwn) ?? '' };
    const space = wiring.hosts.get(id);
    const address = hosts.get(id)?.[name]?.split('/')[0];
    if (space === undefined || address === undefined)
      throw new Error(`A flow names ${id}, which is no host group.`);
    return { space: namespaces.nameOf(space), address };
  };
}

function testOf(flow: Flow, ends: Ends): FlowTest {
  const { source, destination, address, service } = flow;
  const family = familyOf(address);
  const from = ends(source, family);
  const to = ends(destination, family);
  const ports = service.ports && { port: service.ports.from };
  const { protocol } = service;
  return {
    flow,
    probe: { space: from.space, source: from.address, protocol, address, ...ports },
    listener: {
      space: to.space,
      protocol,
      address: destination === 'internet' ? address : to.address,
      ...ports,
    },
  };
}

const together = 400;
const seconds = 1.3;

async function runAll({ agent }: Lab, tests: readonly FlowTest[]): Promise<Heard[]> {
  const heard: Heard[] = [];
  for (let at = 0; at < tests.length; at += together)
    heard.push(
      ...(await agent.probe(
        tests.slice(at, at + together).map(({ probe }) => probe),
        seconds,
      )),
    );
  return heard;
}

/** The destination itself has answered, and not another who has its address. */
const isPass = ({ probe, listener }: FlowTest, heard: Heard | undefined): boolean =>
  heard?.by !== undefined && (probe.protocol === 'icmp' || heard.by === listener.space);

const reason = (heard: Heard | undefined): string =>
  heard?.by === undefined ? (heard?.error ?? '') : heard.by === '' ? 'answered' : `answered by ${heard.by}`;
