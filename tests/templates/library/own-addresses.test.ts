import { describe, expect, it } from 'vitest';
import type { DeviceConfiguration } from '#shared/contract/configuration/device-configuration.ts';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { NetworkSimulation } from '#shared/network/simulate/network-simulation.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { requirementsOf } from '../../network/requirements-builder.ts';
import { openEngine } from '../../support/open-engine.ts';
import { referenceNetwork } from '../reference-networks.ts';

const engine = await openEngine();

const deviceOf = (network: NetworkConfiguration, hostname: string): DeviceConfiguration => {
  const device = network.devices.find((row) => row.hostname === hostname);
  if (device === undefined) throw new Error(`There is no ${hostname}.`);
  return device;
};

const composed = (network: NetworkConfiguration, device: DeviceConfiguration, dialect: DialectId): string =>
  configurationText(composeDevice(engine, network, device, dialects[dialect]).files);

/** A policy as the text of FortiOS or Junos states it, with the ports that its places are. */
interface Written {
  readonly name: string;
  readonly isAllowed: boolean;
  readonly sources: readonly string[];
  readonly isFromStrangers: boolean;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const words = (text: string | undefined): string[] =>
  (text ?? '').replaceAll('"', '').split(' ').filter(Boolean);

function policiesOfFortios(text: string): Written[] {
  const section = (heading: string): string[] =>
    (text.split(`\nconfig ${heading}\n`)[1]?.split('\nend\n')[0] ?? '').split(/\n {4}next\n?/);
  const zones = new Map(
    section('system zone').map((entry) => [
      /edit "(.+)"/.exec(entry)?.[1] ?? '',
      words(/set interface (.+)/.exec(entry)?.[1]),
    ]),
  );
  const ports = (entry: string, side: string): string[] =>
    words(new RegExp(`set ${side} (.+)`).exec(entry)?.[1]).flatMap((name) => zones.get(name) ?? [name]);
  return section('firewall policy')
    .filter((entry) => entry.includes('edit'))
    .map((entry) => ({
      name: /set name "(.+)"/.exec(entry)?.[1] ?? '',
      isAllowed: entry.includes('set action accept'),
      sources: words(/set srcaddr6? (.+)/.exec(entry)?.[1]),
      isFromStrangers: /srcaddr6?-negate enable/.test(entry) || entry.includes('set srcaddr "all"'),
      from: ports(entry, 'srcintf'),
      to: ports(entry, 'dstintf'),
    }));
}

function policiesOfJunos(text: string): Written[] {
  const zones = new Map(
    text
      .split('security-zone ')
      .slice(1)
      .map((entry) => [
        entry.split(' ')[0] ?? '',
        [...(/ interfaces \{\n([^}]*)\}/.exec(entry)?.[1] ?? '').matchAll(/(\S+);/g)].map(
          ([, unit]) => unit ?? '',
        ),
      ]),
  );
  const units = (entry: string, side: string): string[] =>
    words(new RegExp(`${side} \\[ (.+) \\];`).exec(entry)?.[1]).flatMap((name) => zones.get(name) ?? [name]);
  const [, global = ''] = text.split('        global {\n            policy ');
  return `            policy ${global.split('\n        }\n')[0]}`
    .split(/^ {12}policy /m)
    .slice(1)
    .map((entry) => ({
      name: entry.split(' ')[0] ?? '',
      isAllowed: entry.includes('permit;'),
      sources: words(/source-address \[ (.+) \];/.exec(entry)?.[1]),
      isFromStrangers: entry.includes('source-address-excluded'),
      from: units(entry, 'from-zone'),
      to: units(entry, 'to-zone'),
    }));
}

const firewalls = { fortios: policiesOfFortios, junos: policiesOfJunos };

/** Where the providers' lines end: the network says so, and no template. */
const circuitPorts = (network: NetworkConfiguration, device: DeviceConfiguration): string[] => {
  const ends = network.providers
    .filter(({ kind }) => kind === 'internet')
    .flatMap(({ circuits }) => circuits.flatMap(({ ports }) => ports))
    .map(({ node, name }) => `${node} ${name}`);
  return device.interfaces
    .filter(({ ports }) => ports.some(({ node, name }) => ends.includes(`${node} ${name}`)))
    .map(({ name }) => name);
};

/** The text's name of an interface: whose entry has its address. */
const nameIn =
  (text: string, dialect: keyof typeof firewalls, device: DeviceConfiguration) =>
  (name: string): string => {
    const { ipv4 = [], kind } = device.interfaces.find((row) => row.name === name) ?? {};
    const [address = 'none'] = ipv4;
    const plain = address.split('/')[0] ?? '';
    const [entry, stated] =
      dialect === 'fortios'
        ? [/^ {4}edit "(.+)"$/gm, `set ip ${plain} `]
        : [/^ {4}(\S+) \{$/gm, `address ${address}`];
    const before = text.slice(0, text.indexOf(stated));
    const found = [...before.matchAll(entry)].at(-1)?.[1];
    if (found === undefined || !text.includes(stated)) throw new Error(`The text has no ${kind} ${name}.`);
    const unit = /^ {8}unit (\d+) \{$/gm;
    return dialect === 'fortios' ? found : `${found}.${[...before.matchAll(unit)].at(-1)?.[1]}`;
  };

describe.each(['fortios', 'junos'] as const)('own addresses in the policies of %s', (dialect) => {
  it.each([
    ['clinic', 'CLI-FW'],
    ['school', 'SCH-FW-1'],
    ['municipality', 'HQ-FW'],
  ])('come from no line of a provider at %s %s', (design, hostname) => {
    const network = referenceNetwork(design);
    const device = deviceOf(network, hostname);
    const text = composed(network, device, dialect);
    const lines = circuitPorts(network, device).map(nameIn(text, dialect, device));
    const policies = firewalls[dialect](text);
    expect(lines.length).toBeGreaterThan(0);
    const allowed = policies.filter(({ isAllowed, isFromStrangers }) => isAllowed && !isFromStrangers);
    expect(allowed.length).toBeGreaterThan(10);
    const isLine = (port: string): boolean => lines.includes(port) || port === 'any';
    expect(allowed.filter(({ from }) => from.length === 0 || from.some(isLine))).toEqual([]);
    const [first] = policies;
    expect(first).toMatchObject({ name: 'own-addresses-from-outside', isAllowed: false });
    expect(first?.from.toSorted()).toEqual(lines.toSorted());
  });

  it.each([
    ['clinic', 'CLI-FW'],
    ['school', 'SCH-FW-1'],
    ['dual-provider-headquarters', 'HQ-FW'],
    ['own-as', 'HQ-FW'],
  ])('come from where the simulated packets of %s come to %s', (design, hostname) => {
    const network = referenceNetwork(design);
    const device = deviceOf(network, hostname);
    const text = composed(network, device, dialect);
    const nameOf = nameIn(text, dialect, device);
    const longest = dialect === 'fortios' ? 35 : 100;
    const policies = new Map(firewalls[dialect](text).map((policy) => [policy.name, policy]));
    const simulation = new NetworkSimulation(network);
    const members = device.members.map(({ node }) => node);
    const line = network.providers.find(({ kind }) => kind === 'internet')?.circuits[0]?.edge ?? '';
    const passing = network.flows.filter(({ expected }) => expected === 'pass');
    const step = Math.ceil(passing.length / 300);
    const promised = passing.filter((_, at) => at % step === 0);
    const crossed = new Set<string>();
    for (const failed of [{}, { edges: new Set([line]) }])
      for (const flow of promised) {
        const { there } = simulation.walk(flow, failed);
        for (const { node, policy, ingress, egress, isEstablished } of there)
          if (policy && ingress && egress && !isEstablished && members.includes(node))
            crossed.add(`${policy.name}\n${ingress}\n${egress}`);
      }
    const refused = [...crossed].filter((row) => {
      const [name = '', ingress = '', egress = ''] = row.split('\n');
      const policy = policies.get(name.replace(/[^\w-]+/g, '-').slice(0, longest));
      return !policy?.from.includes(nameOf(ingress)) || !policy.to.includes(nameOf(egress));
    });
    expect(crossed.size).toBeGreaterThan(5);
    expect(refused).toEqual([]);
  });
});

describe('the ends of tunnels', () => {
  it('are administered from nowhere', () => {
    const requirements = requirementsOf({
      sites: [
        { name: 'Head office', kind: 'headquarters', wiredUsers: 30, servers: 4, redundancy: 'full' },
        { name: 'Shop', kind: 'shop', wiredUsers: 4 },
      ],
      wan: { kind: 'internet-vpn' },
      ipScheme: { private: '10.0.0.0/8', publicIPs: 8 },
      vendorPreference: 'Fortinet',
    });
    const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-21' });
    const answer = configureNetwork(graph, requirements, catalogue);
    if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
    const texts = answer.network.devices
      .filter(({ kind }) => kind === 'firewall')
      .map((device) => composed(answer.network, device, 'fortios'));
    const loopbacks = texts.flatMap((text) =>
      [...text.matchAll(/^ {4}edit "loopback\d+"\n(?: {8}.*\n)*/gm)].map(([entry]) => ({
        isPublic: !/set ip (10|172|192\.168)\./.test(entry),
        access: /set allowaccess (.+)/.exec(entry)?.[1],
      })),
    );
    expect(new Set(loopbacks.map(({ isPublic }) => isPublic))).toEqual(new Set([true, false]));
    for (const { isPublic, access } of loopbacks)
      expect(access).toBe(isPublic ? 'ping' : 'ping ssh https snmp');
  });
});

it('checks the way back strictly where there is one way out and one way in alone', () => {
  const text = (design: string, hostname: string): string => {
    const network = referenceNetwork(design);
    return composed(network, deviceOf(network, hostname), 'fortios');
  };
  expect(text('start-up', 'HQ-FW-1')).toContain('set strict-src-check enable');
  expect(text('clinic', 'CLI-FW')).not.toContain('strict-src-check');
});
