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
const Ospf6Neighbours = z.object({
  neighbors: z
    .array(z.object({ neighborId: z.string(), state: z.string(), interfaceName: z.string() }))
    .optional(),
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
      const [first] = sessions;
      if (first === undefined) return [];
      const known = await askers[first.protocol](folderOf(first.space));
      return sessions.filter(({ neighbour, knownAs = neighbour }) => known.has(knownAs));
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

/** By the link and the neighbour's router id: OSPFv3 knows no global address of it. */
async function ospf6Neighbours(folder: string): Promise<Set<string>> {
  const [answer = '{}'] = await askDaemon(`${folder}/ospf6d.vty`, ['show ipv6 ospf6 neighbor json']);
  const { neighbors = [] } = Ospf6Neighbours.parse(JSON.parse(answer || '{}'));
  return new Set(
    neighbors
      .filter(({ state }) => /^(Full|2-Way|Twoway)/i.test(state))
      .map(({ interfaceName, neighborId }) => `${interfaceName} ${neighborId}`),
  );
}

async function bgpPeers(folder: string): Promise<Set<string>> {
  const answers = await askDaemon(`${folder}/bgpd.vty`, [
    'show bgp ipv4 unicast summary json',
    'show bgp ipv6 unicast summary json',
  ]);
  return new Set(
    answers.flatMap((answer) =>
      Object.entries(BgpPeers.parse(JSON.parse(answer || '{}')).peers ?? {})
        .filter(([, { state }]) => state === 'Established')
        .map(([address]) => address),
    ),
  );
}

const askers: Readonly<Record<Session['protocol'], (folder: string) => Promise<Set<string>>>> = {
  ospf: ospfNeighbours,
  ospf6: ospf6Neighbours,
  bgp: bgpPeers,
};
