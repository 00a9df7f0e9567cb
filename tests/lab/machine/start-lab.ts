import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { plannedSpaces } from '#shared/lab/planned-spaces.ts';
import { aggregateRules } from '#shared/lab/render/aggregate-rules.ts';
import { deadPeerProbes } from '#shared/lab/render/dead-peers.ts';
import { tunnelNumbers } from '#shared/lab/render/device-commands.ts';
import { farEndsOf } from '#shared/lab/render/far-ends.ts';
import { silence } from '#shared/lab/render/provider-nftables.ts';
import { buildWiring } from '#shared/lab/wiring/build-wiring.ts';
import { liveWires } from '#shared/lab/wiring/live-wires.ts';
import { statedPriorities } from '#shared/lab/wiring/spanning-tree.ts';
import { probesSpace, vethName, type Wire, type WireEnd } from '#shared/lab/wiring/wiring.ts';
import { deviceFiles } from '../library/device-files.ts';
import { startAgent } from './agent.ts';
import { startDaemons } from './daemons.ts';
import { inParallel } from './in-parallel.ts';
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
  const wiring = buildWiring(network, deviceFiles(network));
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
    await setLinks(cut, false);
    await setRules();
    await setLinks(mended, true);
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

  const setLinks = (wires: readonly Wire[], isUp: boolean): Promise<void> =>
    agent.setLinks(wires.map((wire) => [namespaces.nameOf(wire.a.space), vethName(wire, 'a'), isUp]));

  /** A VLAN's bridges learn anew where hosts are, as after a topology change of spanning tree. */
  const forgetStations = (changed: readonly Wire[]): Promise<void> => {
    const names = new Set(changed.flatMap(({ a, b }) => [a.bridge, b.bridge]));
    return agent.forgetStations(
      network.devices.flatMap(({ id }) =>
        [...(wiring.spaces.get(id)?.bridges.keys() ?? [])]
          .filter((name) => names.has(name))
          .map((name) => [namespaces.nameOf(id), name] as const),
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
  const spaces = plannedSpaces(network, wiring, deviceFiles(network), folderOf);
  for (const alike of Map.groupBy(spaces, ({ kernel }) => JSON.stringify(kernel)).values())
    await agent.setKernel(
      alike.map(({ key }) => nameOf(key)),
      alike[0]?.kernel ?? [],
    );
  await runCommand(
    'ip',
    ['-batch', '-'],
    wiring.wires
      .map(
        (wire) =>
          `link add name ${vethName(wire, 'a')} netns ${nameOf(wire.a.space)} type veth peer name ${vethName(wire, 'b')} netns ${nameOf(wire.b.space)}\n`,
      )
      .join(''),
  );
  await inParallel(spaces, ({ key, commands }) => namespaces.batch(key, commands));
  const numberOf = tunnelNumbers(network);
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
  await inParallel(spaces, async ({ key, rules }) => {
    if (rules !== '') await namespaces.run(key, 'nft', ['-f', '-'], `${rules}\n`);
  });
  await inParallel(spaces, async ({ key, daemons }) => {
    if (daemons) await startDaemons(namespaces, daemons, folderOf(key));
  });
}

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
