import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import { planTopology } from '#shared/network/plan.ts';
import { viewPanelOver } from '#web/features/topology/canvas/view-panel-over.ts';
import { LookPanel } from '#web/features/topology/looks/look-panel.tsx';
import { lookFrom } from '#web/features/topology/model/look.ts';
import type { Overlay } from '#web/features/topology/model/overlay.ts';

const plan = planTopology(
  Requirements.parse({ sites: [{ name: 'Leeds', kind: 'headquarters', wiredUsers: 60, servers: 4 }] }),
);

const show = (address: string, overlay?: Overlay) =>
  render(
    <LookPanel
      graph={plan}
      look={lookFrom(new URLSearchParams(address))}
      overlay={overlay}
      chosen={undefined}
      onKeep={() => {}}
      kept={undefined}
      onLook={() => {}}
      onEdit={() => {}}
      onKept={() => {}}
    />,
  );

test.each([
  ['', 'View'],
  ['look=vlan&vlan=20', 'View: VLAN 20, Servers'],
  ['look=vlan', 'View: Layer 2: one VLAN'],
  ['look=vlan&vlan=4000', 'View: Layer 2: one VLAN'],
  ['look=around&around=hq-fw-1&hops=2', 'View: 2 hops from HQ-FW-1'],
  ['look=around&around=gone', 'View: Around a device'],
  ['look=layer3&colour=cost', 'View: Layer 3: what routes, Price of devices'],
])('a closed panel says what %s draws', (address, name) => {
  show(address);
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test.each([
  [1_200, 284],
  [390, 0],
])(
  'a view is fitted beside the open panel where a canvas of %i pixels has the room',
  async (width, beside) => {
    const user = userEvent.setup();
    const { container } = show('');
    expect(viewPanelOver(width)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'View' }));
    const panel = container.querySelector('[data-view-panel]');
    if (panel) Object.defineProperty(panel, 'clientWidth', { value: 272 });
    expect(viewPanelOver(width)).toBe(beside);
  },
);

test('Escape closes the panel, gives its button the focus, and is no key of the canvas then', async () => {
  const behind: string[] = [];
  const listen = ({ key }: KeyboardEvent) => behind.push(key);
  document.addEventListener('keydown', listen);
  const user = userEvent.setup();
  show('');
  const button = screen.getByRole('button', { name: 'View' });
  await user.click(button);
  await user.type(screen.getByLabelText('Name of this view'), 'A');
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Name of this view')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(behind).not.toContain('Escape');
  await user.keyboard('{Escape}');
  expect(behind).toContain('Escape');
  document.removeEventListener('keydown', listen);
});

test('what the colours mean stays beside the picture when the panel is closed', () => {
  const legend = { good: 'Fine', warn: 'Nearly full', bad: 'Full' };
  show('colour=ports', { legend, values: new Map([['hq-fw-1', { tone: 'bad', figure: '99 %' }]]) });
  expect(screen.getByRole('list', { name: 'Colours' }).textContent).toContain('Nearly full');
});
