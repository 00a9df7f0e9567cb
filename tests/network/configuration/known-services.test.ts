import { expect, it } from 'vitest';
import { isOnWire, knownServices } from '#shared/network/configuration/services/known-services.ts';

it('a service is known by what is on the wire, whatever it is called', () => {
  const [web] = knownServices('HTTPS');
  if (web === undefined) throw new Error('HTTPS is not known.');
  expect(isOnWire({ ...web, name: 'Our intranet' }, 'HTTPS')).toBe(true);
  expect(isOnWire({ ...web, ports: { from: 8_443, to: 8_443 } }, 'HTTPS')).toBe(false);
  expect(isOnWire({ ...web, protocol: 'udp' }, 'HTTPS')).toBe(false);
  for (const own of knownServices('DNS')) expect(isOnWire(own, 'DNS')).toBe(true);
});

it('access points join a firewall by one of two services that look alike', () => {
  const [own, other] = [knownServices('FortiAP'), knownServices('CAPWAP')].map(([service]) => service);
  expect(own?.ports).toEqual(other?.ports);
  expect([own?.purpose, other?.purpose]).toEqual(['joins-firewall', undefined]);
});
