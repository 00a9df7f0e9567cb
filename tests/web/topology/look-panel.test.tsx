import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { LookPanel } from '#web/features/topology/looks/look-panel.tsx';
import { lookFrom } from '#web/features/topology/model/look.ts';

const plan = planTopology(
  Requirements.parse({ sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 60, servers: 4 }] }),
);

test.each([
  ['', 'View'],
  ['look=vlan&vlan=20', 'View: VLAN 20, Servers'],
  ['look=vlan&vlan=4000', 'View: Layer 2: one VLAN'],
  ['look=around&around=hq-fw-1&hops=2', 'View: 2 hops from HQ-FW-1'],
  ['look=around&around=gone', 'View: Around a device'],
  ['look=layer3&colour=cost', 'View: Layer 3: what routes, Price of devices'],
])('a closed panel says what %s draws', (address, name) => {
  render(
    <LookPanel
      graph={plan}
      look={lookFrom(new URLSearchParams(address))}
      overlay={undefined}
      chosen={undefined}
      site={undefined}
      kept={undefined}
      onLook={() => {}}
      onEdit={() => {}}
      onKept={() => {}}
    />,
  );
  expect(screen.getByRole('button', { name })).toBeTruthy();
});
