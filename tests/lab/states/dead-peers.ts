import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { Probe } from '#shared/lab/flow-tests.ts';
import { type DeadPeerProbe, deadPeerProbes } from '#shared/lab/render/dead-peers.ts';
import { tunnelNumbers } from '#shared/lab/render/device-commands.ts';
import { farEndsOf } from '#shared/lab/render/far-ends.ts';
import { probesSpace } from '#shared/lab/wiring/wiring.ts';
import type { Lab } from '../machine/lab.ts';

/** Takes tunnels down whose outer end does not answer, and up again when it does. */
export interface DeadPeers {
  readonly pings: readonly Probe[];
  /** `answered` follows `pings`. True where a tunnel changed. */
  follow(answered: readonly boolean[]): Promise<boolean>;
}

/** One lost packet is no dead peer. */
const mostMisses = 2;

export function watchPeers({ network, namespaces }: Lab): DeadPeers {
  const numberOf = tunnelNumbers(network);
  const farEnds = farEndsOf(network);
  const watched = network.devices.flatMap((device) =>
    deadPeerProbes(device, numberOf, farEnds).map((probe) => ({ device, probe, misses: 0 })),
  );
  const set = ({ id }: DeviceConfiguration, { link }: DeadPeerProbe, state: 'up' | 'down'): Promise<void> =>
    namespaces.batch(id, [`link set dev ${link} ${state}`]);
  return {
    pings: watched.map(({ device, probe }) => ({
      space: namespaces.nameOf(probesSpace(device.id)),
      protocol: 'icmp',
      address: probe.far,
      device: probe.link,
    })),
    async follow(answered) {
      const changes = await Promise.all(
        watched.map(async (row, index) => {
          const before = row.misses;
          row.misses = answered[index] === true ? 0 : before + 1;
          if (row.misses === mostMisses) await set(row.device, row.probe, 'down');
          else if (row.misses === 0 && before >= mostMisses) await set(row.device, row.probe, 'up');
          return row.misses > 0 ? row.misses <= mostMisses : before >= mostMisses;
        }),
      );
      return changes.includes(true);
    },
  };
}
