import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { flowMatrix, type MatrixRow } from '#shared/network/simulate/flows/flow-matrix.ts';
import { HostKinds } from '#shared/network/simulate/flows/host-kinds.ts';
import { failedTogether } from '#shared/network/simulate/flows/single-failures.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { simulate } from '#shared/network/simulate/settling/simulate.ts';
import {
  aBgp,
  aCable,
  aDevice,
  aFlow,
  aNetwork,
  anOspf,
  aPort,
  aRouting,
  aStatic,
  inShort,
} from './configuration-builder.ts';
import { largeCompany } from './large-company.ts';
import { twoGateways } from './two-gateways.ts';

const found = (network: NetworkConfiguration) =>
  new NetworkSimulation(network).findings.map(({ rule, elements }) => `${rule} ${elements[0]}`);

/** Routers in a row, each link in the area that is given. */
const row = (areas: readonly number[]) =>
  aNetwork({
    devices: Array.from({ length: areas.length + 1 }, (_, n) => {
      const ports = [
        ...(n > 0 ? [[`p${n - 1}`, `10.0.${n - 1}.1/31`, areas[n - 1] ?? 0] as const] : []),
        ...(n < areas.length ? [[`p${n}`, `10.0.${n}.0/31`, areas[n] ?? 0] as const] : []),
      ];
      return aDevice(
        `r${n}`,
        ports.map(([name, address]) => aPort(`r${n}`, name, address)),
        {
          routing: aRouting(`1.1.1.${n}`, {
            ospf: anOspf(ports.map(([name, , area]) => [name, area] as const)),
          }),
        },
      );
    }),
    cables: areas.map((_, n) => aCable(`r${n}:p${n} r${n + 1}:p${n}`)),
  });

describe('findings', () => {
  it('accepts areas that touch the backbone, and names one that does not', () => {
    expect(found(row([0, 1]))).toEqual([]);
    expect(found(row([0, 1, 2]))).toEqual(['area-without-backbone r2']);
  });

  it('names an area in two parts: the backbone on both sides of another', () => {
    expect(found(row([0, 1, 0]))).toEqual(['area-split r2']);
  });

  it('names neighbours that disagree, and BGP sessions that stay down', () => {
    const network = aNetwork({
      devices: [
        aDevice('a', [aPort('a', 'p', '10.0.0.0/31')], {
          routing: aRouting('1.1.1.1', { ospf: anOspf([['p', 0]]), bgp: aBgp(65001, [['10.0.0.1', 65002]]) }),
        }),
        aDevice('b', [aPort('b', 'p', '10.0.0.1/31')], {
          routing: aRouting('2.2.2.2', { ospf: anOspf([['p', 0, { deadSeconds: 40 }]]) }),
        }),
      ],
      cables: [aCable('a:p b:p')],
    });
    expect(found(network)).toEqual(['ospf-neighbours a', 'bgp-session a', 'area-split b']);
  });

  it('names defaults that lead round in a circle', () => {
    const router = (id: string, own: string, other: string) =>
      aDevice(id, [aPort(id, 'p', `${own}/31`)], {
        routing: aRouting('1.1.1.1', { statics: [aStatic('0.0.0.0/0', other)] }),
      });
    const network = aNetwork({
      devices: [router('a', '10.0.0.0', '10.0.0.1'), router('b', '10.0.0.1', '10.0.0.0')],
      cables: [aCable('a:p b:p')],
    });
    expect(found(network)).toEqual(['default-circle a']);
  });

  it('names a promised flow that is dropped with what drops it, and a forbidden one that passes', () => {
    const network = twoGateways(['isp']);
    expect(found(network)).toEqual([]);
    for (const device of network.devices) device.nat = [];
    network.flows.push(aFlow('pc', 'pc', '10.1.0.10', { expected: 'drop' }));
    const simulation = new NetworkSimulation(network);
    expect(
      simulation.findings.map(({ rule, inputs }) => [rule, inputs.drop, inputs.at, inputs.flows]),
    ).toEqual([
      ['promised-dropped', 'private-address', 'isp0', 1],
      ['forbidden-passes', undefined, undefined, 1],
    ]);
  });
});

describe('single failures', () => {
  const lost = (tracks: string[]) =>
    new NetworkSimulation(twoGateways(tracks)).failures.flatMap(({ element, lost: flows, unplugged }) =>
      flows.length + unplugged.length > 0
        ? [`${element.kind} ${element.id} ${flows.length} ${unplugged.length}`]
        : [],
    );

  it('take nothing where the gateway follows its way out, but the switch that all hangs on', () => {
    expect(lost(['isp'])).toEqual(['chassis sw 0 1']);
  });

  it('take the way out where the gateway follows nothing', () => {
    expect(lost([])).toEqual(['chassis sw 0 1', 'provider isp0 1 0', 'edge isp0--g0 1 0']);
  });

  it('are findings of their own, with the flow and what drops it', () => {
    const [first] = new NetworkSimulation(twoGateways([])).failureFindings;
    expect(first).toEqual({
      check: 'failures',
      rule: 'failure-takes',
      elements: ['isp0', 'g0'],
      inputs: {
        element: 'isp0',
        kind: 'provider',
        flows: 1,
        partly: 0,
        flow: 'pc to internet',
        source: 'pc',
        towards: 'internet',
        destination: '8.8.8.8',
        service: 'https',
        drop: 'no-route',
        at: 'g0',
      },
    });
  });
});

describe('failures looked at where they touch', () => {
  it('come out as the whole network settled again', () => {
    const simulation = new NetworkSimulation(largeCompany(3, 2));
    const { network, matrix, failures } = simulation;
    const kinds = new HostKinds(network);
    const flows = matrix.filter(({ isAsExpected }) => isAsExpected).map(({ flow }) => flow);
    const wrongIds = (rows: readonly MatrixRow[]) =>
      rows.map(({ flow, outcome }) => `${flow.id} ${inShort(outcome)}`).sort();
    for (const { element, lost, unplugged, opened } of failures) {
      const anew = flowMatrix(simulate(network, failedTogether([element])).view, kinds, flows);
      expect([element.id, ...wrongIds([...lost, ...unplugged, ...opened])]).toEqual([
        element.id,
        ...wrongIds(anew.filter(({ isAsExpected }) => !isAsExpected)),
      ]);
    }
    expect(failures).toHaveLength(94);
  });
});
