import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NetworkConfiguration } from '#shared/contract/configuration/network-configuration.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { anyRequirements, requirementsOf, threeSites } from '../requirements-builder.ts';
import { configured } from './configured.ts';

function holds(check: (network: NetworkConfiguration) => void): void {
  fc.assert(
    fc.property(anyRequirements(), (requirements) => check(configured(requirements))),
    { numRuns: propertyRuns(10, 160) },
  );
}

const office = requirementsOf({
  sites: [
    {
      name: 'HQ',
      kind: 'headquarters',
      wiredUsers: 60,
      wirelessUsers: 30,
      phones: 30,
      cameras: 10,
      guests: 20,
      servers: 4,
    },
  ],
  segments: [
    { name: 'Trading', type: 'department', users: 20, bandwidthPriority: 'critical' },
    { name: 'Design', type: 'department', users: 20, bandwidthPriority: 'high' },
    { name: 'Archive', type: 'department', users: 20, bandwidthPriority: 'low' },
    { name: 'Visitors', type: 'guest', users: 20, bandwidthPriority: 'medium' },
  ],
});

describe('the IPsec tunnels of any plan', () => {
  it('have one profile at both ends, mirrored outer addresses, and a secret that no other tunnel has', () => {
    holds(({ devices }) => {
      const ends = devices.flatMap(({ id, interfaces, ipsec }) =>
        interfaces.flatMap(({ tunnel, from }) => {
          const profile = ipsec.find(({ name }) => name === tunnel?.profile);
          return tunnel === undefined ? [] : [{ device: id, tunnel, profile, edge: from[0] }];
        }),
      );
      const secrets = new Map<string, string | undefined>();
      for (const [edge, pair] of Map.groupBy(ends, (end) => end.edge)) {
        expect(pair, edge).toHaveLength(2);
        const [one, other] = pair;
        expect(one?.device).not.toBe(other?.device);
        expect(one?.profile).toBeDefined();
        expect(other?.profile).toEqual(one?.profile);
        expect(other?.tunnel.sourceAddress).toBe(one?.tunnel.destination);
        expect(one?.tunnel.sourceAddress).toBe(other?.tunnel.destination);
        const secret = one?.profile?.secret ?? '';
        expect(secrets.get(secret) ?? edge).toBe(edge);
        secrets.set(secret, edge);
      }
    });
  });
});

describe('the ports of any plan', () => {
  it('authenticate only where a RADIUS server answers, and say what becomes of who does not', () => {
    holds(({ devices }) => {
      for (const { interfaces, services, vlans, hostname } of devices) {
        const radius = services.find(({ kind }) => kind === 'radius');
        const known = new Set(vlans.map(({ id }) => id));
        for (const { switchport } of interfaces) {
          if (switchport === undefined) continue;
          const { authentication, dot1x, access, voice } = switchport;
          expect(authentication === undefined, hostname).toBe(dot1x === 'none');
          if (authentication === undefined) continue;
          expect(radius?.secret).toBe('radius_key');
          expect(authentication.criticalVlan).toBe(access);
          expect(authentication.hosts).toBe(voice === undefined ? 'one' : 'one-and-phone');
          expect(known).toContain(authentication.guestVlan ?? access);
        }
      }
    });
  });

  it('keep the marks of who is trusted, and shape what leaves the site', () => {
    holds(({ devices, providers }) => {
      const internet = new Set(
        providers.flatMap(({ kind, circuits }) =>
          kind === 'internet' ? circuits.map(({ edge }) => edge) : [],
        ),
      );
      for (const { interfaces, qos, qosMarkings = [] } of devices) {
        expect(qos.reduce((sum, { sharePercent }) => sum + sharePercent, 0)).toBe(100);
        const marked = new Set(qosMarkings.map(({ vlan }) => vlan));
        for (const row of interfaces) {
          const { trust, switchport, shapeMbps, priorityMbps = 0, kind, from } = row;
          if (trust === 'phone') expect(switchport?.voice).toBeDefined();
          if (trust !== undefined && trust !== 'dscp' && switchport?.access !== undefined)
            expect(marked).toContain(switchport.access);
          if (kind !== 'tunnel' && from.some((edge) => internet.has(edge)) && row.ipv4.length > 0) {
            expect(trust).toBe('none');
            expect(shapeMbps).toBeGreaterThan(0);
          }
          if (shapeMbps !== undefined) expect(priorityMbps / shapeMbps).toBeCloseTo(0.33, 2);
        }
      }
    });
  });
});

describe('an office with servers, phones and guests', () => {
  const { devices, hosts } = configured(office);
  const vlanOf = (zone: string) => hosts.find((host) => host.zone === zone)?.vlan;
  const access = devices.flatMap(({ interfaces }) =>
    interfaces.filter(({ switchport }) => switchport !== undefined),
  );

  it('lets people in by 802.1X, phones and cameras by their addresses, and strangers to the guests', () => {
    const desks = access.filter(({ switchport }) => switchport?.voice !== undefined);
    expect(desks.length).toBeGreaterThan(0);
    for (const { switchport } of desks)
      expect(switchport).toMatchObject({
        dot1x: 'authenticate-or-bypass',
        authentication: { hosts: 'one-and-phone', guestVlan: vlanOf('guest'), attempts: 3 },
      });
    const cameras = access.filter(({ switchport }) => switchport?.access === vlanOf('iot'));
    expect(cameras.length).toBeGreaterThan(0);
    for (const { switchport } of cameras) {
      expect(switchport?.dot1x).toBe('authenticate-or-bypass');
      expect(switchport?.authentication?.guestVlan).toBeUndefined();
    }
  });

  it('marks each segment by its priority, voice and guests by what they are', () => {
    const markings = devices.flatMap(({ qosMarkings = [] }) => qosMarkings);
    const classesIn = (zone: string) => [
      ...new Set(markings.filter(({ vlan }) => vlan === vlanOf(zone)).map((row) => row.class)),
    ];
    expect(classesIn('voice')).toEqual(['voice']);
    expect(classesIn('management')).toEqual(['network-control']);
    expect(classesIn('guest')).toEqual(['default']);
    expect(new Set(markings.map(({ dscp }) => dscp))).toEqual(new Set([16, 46, 0, 26, 34, 8]));
  });

  it('is administered from its servers by name, and by a local account of each device without them', () => {
    const [sample] = devices;
    expect(sample?.administration).toMatchObject({
      signIn: ['tacacs', 'local'],
      snmp: { authentication: 'sha-256', privacy: 'aes-128' },
    });
    expect(sample?.administration?.allowedFrom.every((block) => block.endsWith('/32'))).toBe(true);
    const secrets = devices.map(({ administration }) => administration?.localUser.secret);
    expect(new Set(secrets).size).toBe(devices.length);
    const small = configured(requirementsOf({ wiredUsers: 9, sites: [] })).devices;
    for (const { administration, interfaces } of small) {
      expect(administration?.signIn).toEqual(['local']);
      expect(administration?.allowedFrom.length).toBeGreaterThan(0);
      expect(interfaces.some(({ switchport }) => switchport && switchport.dot1x !== 'none')).toBe(false);
    }
  });
});

it('a leased line is shaped at both of its ends', () => {
  const requirements = threeSites({ wan: { kind: 'leased-line' } });
  const shaped = configured(requirements).devices.flatMap(({ interfaces }) =>
    interfaces.flatMap(({ shapeMbps, from }) => (shapeMbps === undefined ? [] : from)),
  );
  const twice = shaped.filter((edge, index) => shaped.indexOf(edge) !== index);
  expect(twice.length).toBeGreaterThanOrEqual(2);
});
