import * as z from 'zod';
import { askDaemon } from '../machine/ask-daemon.ts';
import type { Lab } from '../machine/lab.ts';
import type { Session } from './sessions.ts';

const OspfNeighbours = z.object({
  neighbors: z.record(
    z.string(),
    z.array(
      z.object({
        nbrState: z.string(),
        ifaceAddress: z.string(),
        /** Link states that the neighbour has not confirmed. */
        linkStateRetransmissionListCounter: z.number(),
      }),
    ),
  ),
});
const BgpPeers = z.object({ peers: z.record(z.string(), z.object({ state: z.string() })).optional() });

/** The sessions that the daemons say are up. */
export async function sessionsUp(
  { folderOf }: Pick<Lab, 'folderOf'>,
  expected: readonly Session[],
): Promise<Set<Session>> {
  const byDaemon = Map.groupBy(expected, ({ space, protocol }) => `${space} ${protocol}`);
  const up = await Promise.all(
    [...byDaemon.values()].map(async (sessions) => {
      const [{ space, protocol } = { space: '', protocol: 'ospf' }] = sessions;
      const ask = protocol === 'ospf' ? ospfNeighbours : bgpPeers;
      const addresses = await ask(folderOf(space));
      return sessions.filter(({ neighbour }) => addresses.has(neighbour));
    }),
  );
  return new Set(up.flat());
}

async function ospfNeighbours(folder: string): Promise<Set<string>> {
  const [answer = '{}'] = await askDaemon(`${folder}/ospfd.vty`, ['show ip ospf neighbor json']);
  const { neighbors } = OspfNeighbours.parse({ neighbors: {}, ...JSON.parse(answer || '{}') });
  return new Set(
    Object.values(neighbors)
      .flat()
      .filter(
        ({ nbrState, linkStateRetransmissionListCounter }) =>
          /^(Full|2-Way)/.test(nbrState) && linkStateRetransmissionListCounter === 0,
      )
      .map(({ ifaceAddress }) => ifaceAddress),
  );
}

async function bgpPeers(folder: string): Promise<Set<string>> {
  const [answer = '{}'] = await askDaemon(`${folder}/bgpd.vty`, ['show bgp ipv4 unicast summary json']);
  const { peers } = BgpPeers.parse(JSON.parse(answer || '{}'));
  return new Set(
    Object.entries(peers ?? {})
      .filter(([, { state }]) => state === 'Established')
      .map(([address]) => address),
  );
}
