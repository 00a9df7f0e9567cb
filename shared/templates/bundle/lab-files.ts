import { stringify } from 'yaml';
import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import { agentScript } from '../../lab/agent-script.ts';
import { cutOffFlows } from '../../lab/cut-off-flows.ts';
import { flowTests } from '../../lab/flow-tests.ts';
import type { DeviceFiles } from '../../lab/library/device-files.ts';
import { type PlannedSpace, plannedSpaces } from '../../lab/planned-spaces.ts';
import { aggregateRules } from '../../lab/render/aggregate-rules.ts';
import { silence } from '../../lab/render/provider-nftables.ts';
import { everyFailure } from '../../lab/scenarios.ts';
import { buildWiring } from '../../lab/wiring/build-wiring.ts';
import { liveWires } from '../../lab/wiring/live-wires.ts';
import { statedPriorities } from '../../lab/wiring/spanning-tree.ts';
import type { Wire, Wiring } from '../../lab/wiring/wiring.ts';
import { bootScript } from './boot-script.ts';
import { bootShell } from './boot-shell.ts';
import type { BundleFile } from './bundle-file.ts';
import { dockerfile } from './dockerfile.ts';
import { SafeNames } from './safe-names.ts';
import { startScript } from './start-script.ts';

export interface BundledLab {
  readonly designName: string;
  readonly topologyVersion: number;
  readonly network: NetworkConfiguration;
  /** Of every device, as Debian with FRRouting has them. */
  readonly files: DeviceFiles;
}

/**
 * The network as FRRouting nodes, with a script that boots it in namespaces or by containerlab, sends packets for every flow, and
 * writes what came of them.
 */
export function labFiles(bundled: BundledLab): BundleFile[] {
  const { designName, network, files } = bundled;
  const wiring = buildWiring(network, files);
  const names = new SafeNames();
  const nameOf = new Map(
    [...wiring.spaces.keys()].map((key) => [key, names.nameFor(readable(key, network))]),
  );
  const name = (space: string): string => nameOf.get(space) ?? space;
  const lab = new SafeNames().nameFor(designName.toLowerCase());
  const states = networkStates(network, wiring, name);
  const spaces = plannedSpaces(network, wiring, files, () => '/run/netwright');
  return [
    { path: 'lab/boot.sh', text: bootShell, isExecutable: true },
    { path: 'lab/boot.py', text: bootScript },
    { path: 'lab/agent.py', text: agentScript },
    { path: 'lab/Dockerfile', text: dockerfile },
    { path: 'lab/topology.clab.yml', text: containerlabTopology(lab, wiring, name) },
    {
      path: 'lab/lab.json',
      text: `${JSON.stringify(labDescription(bundled, lab, wiring, states, spaces, name), null, 1)}\n`,
    },
    ...spaces.flatMap((space) => {
      const device = network.devices.find(({ id }) => id === space.key);
      const tracks = device ? files(device, tracksFile) : '';
      return nodeFiles({ ...space, tracks }, states.normal, wiring, name);
    }),
  ];
}

const tracksFile = 'usr/local/sbin/follow-tracks';
const image = 'netwright-lab:debian-12';

type NameOf = (space: string) => string;

const wireName = ({ number }: Wire): string => `w${number}`;

/** A device's host name, and of others what they are. */
const readable = (key: string, { devices, providers }: NetworkConfiguration): string =>
  devices.find(({ id }) => id === key)?.hostname ?? providers.find(({ id }) => id === key)?.name ?? key;

interface NetworkState {
  /** Wires that are cut, or that spanning tree blocks. */
  readonly down: readonly string[];
  /** Rules of the spaces in which they differ from those of the whole network. */
  readonly rules: Readonly<Record<string, string>>;
  /** Flows that no design could carry. */
  readonly cutOff: readonly string[];
  readonly silent?: string;
}

function networkStates(network: NetworkConfiguration, wiring: Wiring, name: NameOf) {
  const priorities = statedPriorities(network.devices);
  const stateOf = (failed: Parameters<typeof liveWires>[3], usual?: ReadonlyMap<string, string>) => {
    const live = liveWires(wiring, network.devices, priorities, failed);
    const rules = aggregateRules(network, wiring, live);
    const state: NetworkState = {
      down: wiring.wires.filter((wire) => !live.has(wire)).map(wireName),
      rules: Object.fromEntries(
        [...rules]
          .filter(([space, text]) => usual?.get(space) !== text)
          .map(([space, text]) => [name(space), text]),
      ),
      cutOff: cutOffFlows(network, wiring, live),
    };
    return { state, rules };
  };
  const { state: normal, rules } = stateOf({ chassis: new Set(), cables: new Set() });
  const failures = everyFailure(network, wiring).map(({ kind, element, name: title, failed, provider }) => ({
    kind,
    element,
    name: title,
    ...stateOf(failed, rules).state,
    ...(provider !== undefined && { silent: name(provider) }),
  }));
  return { normal, failures };
}

function labDescription(
  { topologyVersion, network, files }: BundledLab,
  lab: string,
  wiring: Wiring,
  { normal, failures }: ReturnType<typeof networkStates>,
  spaces: readonly PlannedSpace[],
  name: NameOf,
): object {
  const devices = new Set(network.devices.map(({ id }) => id));
  const refusal = withoutFailures(network);
  return {
    lab,
    image,
    topologyVersion,
    devices: network.devices.length,
    usesKeepalived: spaces.some(({ daemons }) => (daemons?.keepalived ?? '') !== ''),
    followsTracks: network.devices.some((device) => files(device, tracksFile) !== ''),
    nodes: [...wiring.spaces.values()].map(({ key, bridges }) => ({
      name: name(key),
      bridges: devices.has(key) ? [...bridges.keys()] : [],
    })),
    wires: wiring.wires.map((wire) => ({
      name: wireName(wire),
      a: name(wire.a.space),
      b: name(wire.b.space),
    })),
    flows: flowTests(network, wiring).map(({ flow, probe, listener }) => ({
      id: flow.id,
      what: `${flow.source} > ${flow.destination} ${flow.service.name}`,
      expected: flow.expected,
      probe: { ...probe, space: name(probe.space) },
      listener: { ...listener, space: name(listener.space) },
    })),
    silence: `${silence}\n`,
    normal,
    withoutFailures: refusal,
    failures: refusal === '' ? failures : [],
    notes: [
      ...wiring.notes,
      ...(network.devices.some(({ ipsec }) => ipsec.length > 0) ? ['VXLAN stands in for IPsec.'] : []),
    ],
  };
}

/** Dead peer detection is not done by this script. */
const withoutFailures = ({ devices }: NetworkConfiguration): string =>
  devices.some(({ interfaces }) => interfaces.some(({ kind }) => kind === 'tunnel'))
    ? 'Failures are not tried here: nothing takes down the tunnels whose far end is dead.'
    : '';

function containerlabTopology(lab: string, wiring: Wiring, name: NameOf): string {
  const nodes = [...wiring.spaces.keys()].map((key) => [
    name(key),
    { kind: 'linux', binds: [`nodes/${name(key)}:/lab:ro`], exec: ['sh /lab/start.sh'] },
  ]);
  const topology = {
    name: lab,
    topology: {
      kinds: { linux: { image, 'network-mode': 'none' } },
      nodes: Object.fromEntries(nodes),
      links: wiring.wires.map((wire) => ({
        endpoints: [`${name(wire.a.space)}:${wireName(wire)}a`, `${name(wire.b.space)}:${wireName(wire)}b`],
      })),
    },
  };
  return stringify(topology, { lineWidth: 0 });
}

function nodeFiles(
  { key, kernel, commands, rules, daemons, tracks }: PlannedSpace & { readonly tracks: string },
  normal: NetworkState,
  wiring: Wiring,
  name: NameOf,
): BundleFile[] {
  const down = new Set(normal.down);
  const up = wiring.wires.filter((wire) => wire.a.space === key && !down.has(wireName(wire)));
  const node = name(key);
  const texts: readonly (readonly [string, string])[] = [
    ['start.sh', startScript],
    ['kernel', kernel.map(([path, value]) => `${path} ${value}\n`).join('')],
    ['links.ip', lines(commands)],
    ['up.ip', lines(up.map((wire) => `link set ${wireName(wire)}a up`))],
    ['rules.nft', rules === '' ? '' : `${rules}\n`],
    ['bundles.nft', normal.rules[node] ?? ''],
    ['frr.conf', daemons?.frrConf ?? ''],
    ['daemons', lines(daemons?.daemons ?? [])],
    ['follow-tracks', tracks],
    ['keepalived.conf', daemons?.keepalived ?? ''],
  ];
  const always = new Set(['start.sh', 'kernel', 'links.ip', 'up.ip']);
  return texts
    .filter(([file, text]) => text !== '' || always.has(file))
    .map(([file, text]) => ({ path: `lab/nodes/${node}/${file}`, text }));
}

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('');
