import { expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { requirementsOf } from '../requirements-builder.ts';
import { configured } from './configured.ts';

type Asked = NonNullable<RequirementsInput['securityRequirements']>;

/** What each kind of device of two sites looks for. */
function inspectionsOf(securityRequirements: Asked) {
  const { devices } = configured(
    requirementsOf({
      sites: [
        { name: 'HQ', kind: 'headquarters', wiredUsers: 250, servers: 4, floors: 2 },
        { name: 'Works', wiredUsers: 30 },
      ],
      wan: { kind: 'leased-line' },
      redundancy: { internet: true, coreSwitching: true },
      securityRequirements,
    }),
  );
  return Object.fromEntries(
    (['firewall', 'router', 'switch'] as const).map((kind) => {
      const own = devices.filter((device) => device.kind === kind);
      expect(own.length, kind).toBeGreaterThan(0);
      const found = own.map(({ inspection }) =>
        JSON.stringify(inspection && { ...inspection, from: undefined }),
      );
      return [kind, [...new Set(found)]];
    }),
  );
}

it.each<[Asked, object | undefined]>([
  [{ firewall: 'basic' }, undefined],
  [
    { firewall: 'basic', ids: true },
    { intrusions: 'reported', malware: false, content: false },
  ],
  [
    { firewall: 'basic', ids: true, ips: true },
    { intrusions: 'stopped', malware: false, content: false },
  ],
  [
    { firewall: 'basic', contentFiltering: true },
    { malware: false, content: true },
  ],
  [{ firewall: 'enterprise' }, { intrusions: 'stopped', malware: false, content: false }],
  [
    { firewall: 'enterprise', ids: true },
    { intrusions: 'reported', malware: false, content: false },
  ],
  [{ firewall: 'utm' }, { intrusions: 'stopped', malware: true, content: false }],
  [
    { firewall: 'utm', contentFiltering: true },
    { intrusions: 'stopped', malware: true, content: true },
  ],
])('of %o, firewalls and nobody else look for what is asked', (asked, expected) => {
  const { firewall, router, switch: switches } = inspectionsOf(asked);
  expect(firewall).toEqual([JSON.stringify(expected)]);
  expect([...(router ?? []), ...(switches ?? [])]).toEqual([undefined, undefined]);
});
