import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { internetAddresses } from '../flows/internet-addresses.ts';
import { type DeviceFiles, deviceFiles } from '../library/device-files.ts';
import { addAddress, familyOf, ipv6, spokenFamilies } from '../render/address-family.ts';
import { aggregateRules, gatewayRules } from '../render/aggregate-rules.ts';
import { deadPeerProbes, probesSpace } from '../render/dead-peers.ts';
import { deviceCommands, tunnelNumbers } from '../render/device-commands.ts';
import { farEndsOf } from '../render/far-ends.ts';
import { linkCommands } from '../render/link-commands.ts';
import { packetFilter } from '../render/packet-filter.ts';
import { internetNftables, silence } from '../render/provider-nftables.ts';
import { spaceDaemons } from '../render/space-daemons.ts';
import { buildWiring } from '../wiring/build-wiring.ts';
import { hostSpace } from '../wiring/host-runs.ts';
import { liveWires } from '../wiring/live-wires.ts';
import { internetSpace } from '../wiring/provider-runs.ts';
import { statedPriorities } from '../wiring/spanning-tree.ts';
import { vethName, type Wire, type WireEnd } from '../wiring/wiring.ts';
import { startAgent } from './agent.ts';
import { startDaemons } from './daemons.ts';
import { inParallel } from './in-parallel.ts';
import { everywhere, routers, sysctlValues, withoutIpv6 } from './kernel-values.ts';
import { type Lab, nothingFailed } from './lab.ts';
import { makeNamespaces } from './namespaces.ts';
import { runCommand } from './run-command.ts';

/**
 * Boots a network. Whatever it began is gone again when it fails, and after `close`, which `onStart` gets as soon as
 * there is something to take away.
 */
export async function startLab(
  network: NetworkConfiguration,
  onStart: (close: Lab['close']) => void = () => {},
): Promise<Lab> {
  const wiring = buildWiring(network);
  const spaces = [...wiring.spaces.keys()];
  const folder = mkdtempSync(join(tmpdir(), 'netwright-lab-'));
  chmodSync(folder, 0o755);
  const folderOf = (space: string): string => join(folder, String(spaces.indexOf(space)));
  const namespaces = await makeNamespaces(basename(folder), spaces).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const agent = startAgent();
  const close = async (): Promise<void> => {
    agent.close();
    await namespaces.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  onStart(close);

  const priorities = statedPriorities(network.devices);
  let live = new Set<Wire>();

  /** Cuts first, so that no loop lives for a moment. */
  const apply: Lab['apply'] = async (failed) => {
    const next = liveWires(wiring, network.devices, priorities, failed);
    const cut = [...live].filter((wire) => !next.has(wire));
    const mended = [...next].filter((wire) => !live.has(wire));
    live = next;
    await setLinks(cut, 'down');
    await setRules();
    await setLinks(mended, 'up');
    await forgetStations([...cut, ...mended]);
    return cut.length + mended.length > 0;
  };

  let rules = new Map<string, string>();
  const setRules = async (): Promise<void> => {
    const next = aggregateRules(network, wiring, live);
    const changed = [...next].filter(([space, text]) => rules.get(space) !== text);
    rules = next;
    await inParallel(changed, async ([space, text]) => {
      await namespaces.run(space, 'nft', ['-f', '-'], text);
    });
  };

  const setLinks = async (wires: readonly Wire[], state: 'up' | 'down'): Promise<void> => {
    const bySpace = Map.groupBy(wires, ({ a }) => a.space);
    await inParallel(bySpace, ([space, own]) =>
      namespaces.batch(
        space,
        own.map((wire) => `link set ${vethName(wire, 'a')} ${state}`),
      ),
    );
  };

  /** A VLAN's bridges learn anew where hosts are, as after a topology change of spanning tree. */
  const forgetStations = async (changed: readonly Wire[]): Promise<void> => {
    const names = new Set(changed.flatMap(({ a, b }) => [a.bridge, b.bridge]));
    await inParallel(network.devices, ({ id }) =>
      namespaces.batch(
        id,
        [...(wiring.spaces.get(id)?.bridges.keys() ?? [])]
          .filter((name) => names.has(name))
          .map((name) => `link set ${name} type bridge fdb_flush`),
      ),
    );
  };

  const lab: Lab = {
    network,
    wiring,
    namespaces,
    agent,
    folder,
    folderOf,
    routing: network.devices.filter(({ routing }) => routing !== undefined),
    apply,
    hasLink: (space) => [...live].some(({ a, b }) => a.space === space || b.space === space),
    layerTwo: () => connected(live),
    async silence(provider, isSilent) {
      await namespaces.run(provider, 'nft', ['-f', '-'], isSilent ? silence : 'delete table inet silence');
    },
    close,
  };
  try {
    await configure(lab);
    await apply(nothingFailed);
    return lab;
  } catch (error) {
    await close();
    throw error;
  }
}

async function configure({ network, wiring, namespaces, agent, folderOf }: Lab): Promise<void> {
  const { nameOf } = namespaces;
  const files = deviceFiles(network);
  const outside = [internetSpace, ...network.providers.map(({ id }) => id)];
  const hasIpv6 = spokenFamilies(network).includes(ipv6);
  await agent.setKernel([...wiring.spaces.keys()].map(nameOf), [
    ...everywhere,
    ...(hasIpv6 ? [] : withoutIpv6),
  ]);
  await agent.setKernel(outside.map(nameOf), routers);
  const byKernel = Map.groupBy(network.devices, (device) => files(device, 'etc/sysctl.d/90-network.conf'));
  for (const [text, devices] of byKernel)
    await agent.setKernel(
      devices.map(({ id }) => nameOf(id)),
      sysctlValues(text).filter(([path]) => hasIpv6 || !path.startsWith('net/ipv6/')),
    );
  await runCommand(
    'ip',
    ['-batch', '-'],
    wiring.wires
      .map(
        (wire) =>
          `link add ${vethName(wire, 'a')} netns ${nameOf(wire.a.space)} type veth peer name ${vethName(wire, 'b')} netns ${nameOf(wire.b.space)}\n`,
      )
      .join(''),
  );
  const commands = linkCommands(wiring);
  const numberOf = tunnelNumbers(network);
  for (const device of network.devices)
    commands.get(device.id)?.push(...deviceCommands(device, files, numberOf));
  for (const { id, gateway, gatewayIpv6 } of network.hosts)
    commands
      .get(hostSpace(id))
      ?.push(
        `route add default via ${gateway}`,
        ...(hasIpv6 && gatewayIpv6 !== undefined ? [`route add ::/0 via ${gatewayIpv6}`] : []),
      );
  commands
    .get(internetSpace)
    ?.push(
      ...internetAddresses(network).map((address) =>
        addAddress(`${address}/${familyOf(address).longest}`, 'lo'),
      ),
    );
  await inParallel(commands, ([space, lines]) => namespaces.batch(space, lines));
  const farEnds = farEndsOf(network);
  await inParallel(network.devices, async (device) => {
    const probes = deadPeerProbes(device, numberOf, farEnds);
    if (probes.length === 0) return;
    const space = probesSpace(device.id);
    await namespaces.batch(
      device.id,
      probes.map(({ command }) => command(nameOf(space))),
    );
    await namespaces.batch(
      space,
      probes.flatMap(({ address }) => address),
    );
  });
  await inParallel(rulesets(network, files), async ([space, rules]) => {
    if (rules !== '') await namespaces.run(space, 'nft', ['-f', '-'], `${rules}\n`);
  });
  await inParallel(spaceDaemons(network, files, folderOf), (daemons) =>
    startDaemons(namespaces, daemons, folderOf(daemons.space)),
  );
}

const rulesets = ({ devices, providers }: NetworkConfiguration, files: DeviceFiles): [string, string][] => [
  ...devices.map((device): [string, string] => [
    device.id,
    `${packetFilter(files(device, 'etc/nftables.conf'))}\n${gatewayRules(device)}`.trim(),
  ]),
  ...providers
    .filter(({ kind }) => kind === 'internet')
    .map(({ id }): [string, string] => [id, internetNftables]),
];

/** Numbers the sets of bridges that wires join. */
function connected(wires: ReadonlySet<Wire>): Map<string, number> {
  const numbers = new Map<string, number>();
  const around = Map.groupBy(
    [...wires].flatMap(({ a, b }) => [
      { from: keyOf(a), to: keyOf(b) },
      { from: keyOf(b), to: keyOf(a) },
    ]),
    ({ from }) => from,
  );
  for (const start of around.keys()) {
    if (numbers.has(start)) continue;
    const number = numbers.size;
    const open = [start];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (numbers.has(next)) continue;
      numbers.set(next, number);
      open.push(...(around.get(next) ?? []).map(({ to }) => to));
    }
  }
  return numbers;
}

const keyOf = ({ space, bridge }: WireEnd): string => `${space} ${bridge}`;
