import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { everyFailure, failureOf } from '#shared/lab/scenarios.ts';
import { mlagPair } from '../network/simulate/mlag-pair.ts';
import { makePrediction } from './agreement.ts';
import { bootsHere } from './boots-here.ts';
import { dualStackPair } from './fixtures/dual-stack-pair.ts';
import { routedPorts } from './fixtures/routed-ports.ts';
import { smallOffice } from './fixtures/small-office.ts';
import { threeSites } from './fixtures/three-sites.ts';
import { loadNetwork } from './load-network.ts';
import { type LabResult, runScenarios } from './run-scenarios.ts';

/** Boots a network, with these elements failed one after another. */
const boot = (network: NetworkConfiguration, ...elements: string[]): Promise<LabResult> =>
  runScenarios(network, {
    announce: () => {},
    predict: makePrediction(network),
    failures: (wiring) => elements.flatMap((element) => failureOf(network, wiring, element)),
  });

/** The flows that did not do what they should, by what had failed. */
const harm = ({ scenarios }: LabResult): Record<string, string[]> =>
  Object.fromEntries(
    scenarios.map(({ element, unexpected }) => [element || 'nothing', unexpected.map(({ flow }) => flow)]),
  );

const disagreements = ({ scenarios }: LabResult): string[] =>
  scenarios.flatMap(({ agreement }) => agreement?.differences ?? ['not compared']);

const changed = (
  network: NetworkConfiguration,
  id: string,
  change: (device: DeviceConfiguration) => Partial<DeviceConfiguration>,
): NetworkConfiguration => ({
  ...network,
  devices: network.devices.map((device) => (device.id === id ? { ...device, ...change(device) } : device)),
});

describe.skipIf(!bootsHere)('a network that is booted', () => {
  it.concurrent('carries what it promises and no more, and says who is cut off by a failure', async () => {
    const result = await boot(smallOffice, 'sw');
    expect(harm(result)).toEqual({ nothing: [], sw: [] });
    expect(result.notes).toEqual([]);
    expect(disagreements(result)).toEqual([]);
    const [normal, withoutSwitch] = result.scenarios;
    expect(normal).toMatchObject({ passed: 6, dropped: 6, cutOff: [], pending: [] });
    expect(withoutSwitch).toMatchObject({ passed: 0, dropped: 6 });
    expect(withoutSwitch?.cutOff).toHaveLength(6);
  });

  it.concurrent('takes on a port that routes what is untagged, and of tags those of its subinterfaces', async () => {
    const result = await boot(routedPorts);
    expect(harm(result)).toEqual({ nothing: [] });
    expect(result.notes).toEqual(['lost is plugged into router p3, which does not carry its VLAN.']);
    expect(disagreements(result)).toEqual([]);
  });

  it.concurrent('loses exactly the flows of what is missing from it', async () => {
    const withoutNat = changed(smallOffice, 'fw', ({ nat }) => ({
      nat: nat.filter(({ kind }) => kind === 'static'),
    }));
    const withoutVlan = changed(withoutNat, 'sw', ({ interfaces }) => ({
      interfaces: interfaces.map((row) =>
        row.name === 'up' && row.switchport
          ? { ...row, switchport: { ...row.switchport, allowed: [10, 20, 30] } }
          : row,
      ),
    }));
    expect(harm(await boot(withoutVlan))).toEqual({
      nothing: [
        // Without translation private addresses get no answer.
        'staff > internet https',
        'staff > internet ping',
        'guest > internet https',
        // The DMZ's VLAN ends at the switch.
        'staff > server https',
        'internet > server https',
      ].sort((a, b) => order(a) - order(b)),
    });
  });

  it.concurrent('moves to what is left when a provider or a member of a cluster fails', async () => {
    const result = await boot(threeSites, 'isp1', 'fw-a');
    expect(harm(result)).toEqual({ nothing: [], isp1: [], 'fw-a': [] });
    expect(result.notes).toEqual([]);
    expect(disagreements(result)).toEqual([]);
  });

  it.concurrent('forwards on both switches of an MLAG pair, and on the primary when they lose each other', async () => {
    const result = await boot(
      mlagPair,
      'core1',
      'core2',
      'core1--acc',
      'core2--acc',
      'peer-link',
      'keepalive',
    );
    // Only the printer hangs on the secondary alone.
    const toPrinter = mlagPair.flows.flatMap(({ id, destination }) =>
      destination === 'printer' ? [id] : [],
    );
    expect(harm(result)).toEqual({
      nothing: [],
      core1: [],
      core2: [],
      'core1--acc': [],
      'core2--acc': [],
      'peer-link': toPrinter,
      keepalive: [],
    });
    expect(result.scenarios.map(({ passed }) => passed)).toEqual([2, 2, 1, 2, 2, 1, 2]);
    expect(disagreements(result)).toEqual([]);
  });

  it.concurrent('keeps the IPv6 gateway of hosts that know it when either switch of a pair fails', async () => {
    const result = await boot(dualStackPair, 'core1', 'core2');
    expect(harm(result)).toEqual({ nothing: [], core1: [], core2: [] });
    expect(result.scenarios.map(({ passed }) => passed)).toEqual([2, 2, 2]);
    expect(disagreements(result)).toEqual([]);
  });

  it.concurrent.each(['law-firm', 'municipality', 'data-centre'])(
    'does what is promised where it was planned, as simulated to the route: %s',
    async (design) => {
      const network = loadNetwork(design);
      const result = await boot(network);
      expect(harm(result)).toEqual({ nothing: [] });
      expect(result.notes).toEqual([]);
      expect(result.scenarios.flatMap(({ pending }) => pending)).toEqual([]);
      expect(disagreements(result)).toEqual([]);
    },
  );

  it.concurrent('says which adjacency does not come up, and what that costs', async () => {
    const result = await boot(
      changed(threeSites, 'br1', ({ routing }) => ({
        ...(routing?.ospf && {
          routing: {
            ...routing,
            ospf: {
              ...routing.ospf,
              areas: [...routing.ospf.areas, { id: 1, kind: 'normal', summaries: [] }],
              interfaces: routing.ospf.interfaces.map((row) => (row.isPassive ? row : { ...row, area: 1 })),
            },
          },
        }),
      })),
    );
    expect(harm(result)).toEqual({ nothing: ['staff > branch1 ping', 'branch1 > server https'] });
    expect(result.scenarios[0]?.pending.toSorted()).toEqual([
      'br1 ospf 10.0.9.6',
      'br1 ospf 10.0.9.8',
      'rtr1 ospf 10.0.9.7',
      'rtr2 ospf 10.0.9.9',
    ]);
  });
});

const order = (id: string): number => smallOffice.flows.findIndex((flow) => flow.id === id);

it('fails each chassis, provider, circuit and cable once', () => {
  const elements = everyFailure(threeSites, {
    cables: new Map([['link', ['link#1', 'link#2']]]),
  }).map(({ kind, element }) => `${kind} ${element}`);
  expect(elements).toContain('device fw-b');
  expect(elements).toContain('provider isp2');
  expect(elements).toContain('circuit isp1-hq');
  expect(elements).toContain('cable link#2');
  expect(new Set(elements).size).toBe(elements.length);
  expect(elements).toHaveLength(10 + 2 + 6 + 2);
});
