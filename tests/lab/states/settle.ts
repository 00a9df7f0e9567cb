import { setTimeout as pause } from 'node:timers/promises';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { Probe } from '#shared/lab/flow-tests.ts';
import { internetSpace } from '#shared/lab/wiring/provider-runs.ts';
import type { Lab } from '../machine/lab.ts';
import { lateCarriers } from './carriers.ts';
import { watchPeers } from './dead-peers.ts';
import { type Evidence, followTracks, trackPing } from './follow-tracks.ts';
import { misplacedGateways } from './gateways.ts';
import { sessionsUp } from './neighbours-up.ts';
import { expectedSessions, type Session } from './sessions.ts';

export interface Settled {
  readonly seconds: number;
  /** What had not come to rest in time, in words. */
  readonly pending: readonly string[];
}

/**
 * Waits until routing has come to rest, for at most a minute. In a `whole` network each session has to be up, unless
 * nothing has moved for so long that it never will be; what never came up is not waited for again. In a `failed` one a
 * session is at rest when it is up and its neighbour answers, or neither. In both each gateway address has to be where
 * its priorities say, each link has to be as the wires leave it, and the tables must not have changed for a moment.
 */
export type Settle = (network: 'whole' | 'failed') => Promise<Settled>;

const mostSeconds = 60;
const quietSeconds = 1;
const pingSeconds = 0.7;
/** Longer than neighbours need to find each other, beyond OSPF's dead interval, for which a broadcast link waits. */
const patienceSeconds = 4;

export function makeSettle(lab: Lab): Settle {
  const { agent, namespaces, routing } = lab;
  const expected = expectedSessions(lab.network);
  const tracks = followTracks(lab.network, lab);
  const peers = watchPeers(lab);
  const outside = [internetSpace, ...lab.network.providers.map(({ id }) => id)];
  const spaces = [...routing.map(({ id }) => id), ...outside];
  const names = spaces.map((space) => namespaces.nameOf(space));
  const pings: Probe[] = [
    ...expected.map((session) => sessionPing(lab, session)),
    ...tracks.pings.map((ping) => trackPing(namespaces, ping)),
    ...peers.pings,
  ];
  const patience = patienceSeconds + longestWait(lab.network);
  let givenUp: ReadonlySet<string> = new Set();

  const observe = async (isWhole: boolean): Promise<Observation> => {
    const up = await sessionsUp(lab, expected);
    const heard = await agent.probe(pings, pingSeconds);
    const looks = new Map((await agent.look(names)).map((look, index) => [spaces[index] ?? '', look]));
    const answered = heard.map(({ by }) => by !== undefined);
    const trackAnswers = new Map(
      tracks.pings.map(({ device, address, name }, index) => [
        pingKey(device, address, name),
        answered[expected.length + index] === true,
      ]),
    );
    const evidence: Evidence = {
      answers: (device, address, name) => trackAnswers.get(pingKey(device, address, name)) === true,
      hasRoute: ({ id }, prefix) => looks.get(id)?.prefixes.includes(prefix) === true,
      isRunning: ({ id }, link) => looks.get(id)?.running.includes(link) === true,
    };
    const arePeersChanged = await peers.follow(answered.slice(expected.length + tracks.pings.length));
    const isChanged = (await tracks.follow(evidence)) || arePeersChanged;
    const sessions = expected
      .filter((session, index) => up.has(session) !== (isWhole || answered[index]))
      .map(({ label }) => label);
    const gateways = misplacedGateways(
      lab,
      tracks.priority,
      ({ id }, address) => looks.get(id)?.held.includes(address) === true,
    );
    const carriers = lateCarriers(
      lab,
      (space, bridge) => looks.get(space)?.running.includes(bridge) === true,
    );
    const mark = [
      ...[...looks.values()].map((look) => look.mark),
      ...[...up].map(({ label }) => label),
    ].join();
    return { unsettled: [...sessions, ...gateways, ...carriers], isChanged, mark };
  };

  let isFirst = true;
  return async (network) => {
    const start = performance.now();
    const passed = (): number => (performance.now() - start) / 1000;
    let lastMark = '';
    let quietSince = 0;
    let unsettled: string[] = [];
    while (passed() < mostSeconds) {
      const seen = await observe(network === 'whole');
      unsettled = seen.unsettled;
      if (seen.isChanged || seen.mark !== lastMark) quietSince = passed();
      lastMark = seen.mark;
      const isAtRest = unsettled.every((label) => givenUp.has(label));
      if (passed() - quietSince >= (isAtRest ? quietSeconds : patience)) break;
      await pause(150);
    }
    if (isFirst) givenUp = new Set(unsettled);
    isFirst = false;
    return { seconds: passed(), pending: unsettled };
  };
}

interface Observation {
  readonly unsettled: string[];
  readonly isChanged: boolean;
  readonly mark: string;
}

const longestWait = ({ devices }: NetworkConfiguration): number =>
  Math.max(
    0,
    ...devices.flatMap(
      ({ routing }) => routing?.ospf?.interfaces.map(({ deadSeconds }) => deadSeconds) ?? [],
    ),
  );

const sessionPing = ({ namespaces }: Lab, { space, neighbour, device, source }: Session): Probe => ({
  space: namespaces.nameOf(space),
  protocol: 'icmp',
  address: neighbour,
  ...(device !== undefined && { device }),
  ...(source !== undefined && { source }),
});

const pingKey = ({ id }: DeviceConfiguration, address: string, name: string): string =>
  `${id} ${name} ${address}`;
