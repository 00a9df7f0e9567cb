import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { ExistingNetwork } from '#shared/contract/designs.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { inventoryOf } from '#shared/network/existing/inventory.ts';
import { migrationSteps } from '#shared/network/existing/migration-steps.ts';
import { stockOf } from '#shared/network/existing/stock.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { arithmeticOf } from '#shared/network/reasons/reason-text.ts';
import { requirementsOf } from '../requirements-builder.ts';

const requirements = requirementsOf({
  sites: [
    { name: 'York', kind: 'headquarters', floors: 2, wiredUsers: 90, wirelessUsers: 40 },
    { name: 'Hull', wiredUsers: 30, wirelessUsers: 10 },
    { name: 'Ripon', wiredUsers: 8, wirelessUsers: 4 },
  ],
});
const existing = ExistingNetwork.parse({
  currentIPScheme: '10.1.0.0/16',
  currentDevices: [
    { type: 'Access switch', model: 'Catalyst 9300', quantity: 3 },
    { type: 'Firewall', model: 'Grandfather’s box', quantity: 1 },
  ],
});
const graph = planNetwork({ requirements, existing, devices: catalogue, assigned: [], today: '2026-11-22' });

describe('a device of which only the family is known', () => {
  it('stays where one of its models serves, and is asked about', () => {
    const kept = graph.nodes.filter(({ status }) => status === 'kept');
    expect(kept.length).toBe(3);
    for (const { model, existing: stood } of kept) {
      expect(model?.model).toContain('9300');
      expect(arithmeticOf(stood?.because)).toMatch(
        /^Catalyst 9300 is there already and is taken to be .*9300.* Say in the design which model it is: it could also be /,
      );
    }
    const [line] = inventoryOf(existing, graph).lines;
    expect(line?.question?.sentence).toMatch(/^Which model is Catalyst 9300\? .*it could also be .* or /);
  });

  it('can be any model of that name, and none where several manufacturers have some', () => {
    const [stock] = stockOf(existing, catalogue);
    expect(stock?.device).toBeUndefined();
    expect(stock?.candidates.length).toBeGreaterThan(1);
    expect(new Set(stock?.candidates.map(({ manufacturer }) => manufacturer))).toEqual(new Set(['Cisco']));
    const vague = ExistingNetwork.parse({
      currentDevices: [{ type: 'switch', model: 'Switch', quantity: 1 }],
    });
    const [any] = stockOf(vague, catalogue);
    expect(new Set(any?.candidates.map(({ manufacturer }) => manufacturer)).size).toBeLessThanOrEqual(1);
  });

  it('is named as a question where the catalogue does not list it', () => {
    expect(inventoryOf(existing, graph).lines[1]?.question?.sentence).toMatch(
      /^What can Grandfather’s box do/,
    );
  });
});

describe('the migration of an existing network', () => {
  const steps = migrationSteps({ existing, graph });
  const titles = steps.map(({ title }) => title);

  it('joins both networks, builds the centre and moves the way out before anybody moves', () => {
    expect(titles.slice(0, 4)).toEqual([
      'Record what is there',
      'Join the old and the new network',
      'Build the centre at York beside the old one',
      'Move the way to the internet',
    ]);
    const join = steps[1]?.actions.join(' ') ?? '';
    expect(join).toContain('Keep 10.1.0.0/16 in use');
    expect(join).toMatch(/Route 10\.1\.0\.0\/16 from the new network into that link, and 10\./);
  });

  it('moves the smallest site first, as a trial, and the centre last, everybody once', () => {
    expect(titles.slice(4)).toEqual([
      'Move Ripon, as a trial: 8 people',
      'Move Hull: 30 people',
      'Move York, floor by floor: 90 people',
      'Take the old network down',
    ]);
    const [built] = steps.filter(({ title }) => title.startsWith('Build the centre'));
    const moved = [built, ...steps.slice(4, -1)].flatMap((step) => step?.elements ?? []);
    const devices = graph.nodes.filter(({ type, site }) => type !== 'user' && type !== 'internet' && site);
    expect(moved.toSorted()).toEqual(devices.map(({ id }) => id).sort());
  });

  it('mounts what is new, and nothing twice', () => {
    const said = (title: string) =>
      steps.find((step) => step.title.startsWith(title))?.actions.join(' ') ?? '';
    expect(said('Build the centre')).toContain('HQ-CORE');
    expect(said('Move York')).not.toContain('HQ-CORE');
    expect(said('Move Ripon')).toMatch(/Mount RIP-\S+, .*which are new/);
  });

  it('has a way back for each step, which names what stays', () => {
    for (const { rollBack, doneWhen, actions } of steps) {
      expect(rollBack).not.toBe('');
      expect(doneWhen).not.toBe('');
      expect(actions.length).toBeGreaterThan(0);
    }
    const stays = graph.nodes.find(({ status }) => status === 'kept')?.label ?? '?';
    expect(steps.some(({ rollBack }) => rollBack.includes(stays))).toBe(true);
  });

  it('takes two hundred branches in waves of ten', () => {
    const nodes = Array.from({ length: 200 }, (_, at) =>
      graph.nodes
        .filter(({ site }) => site === 'Ripon')
        .map((node) => ({ ...node, id: `${node.id}-${at}`, site: `Ripon ${at}` })),
    ).flat();
    const many = migrationSteps({ existing, graph: { ...graph, nodes: [...graph.nodes, ...nodes] } });
    expect(many.length).toBeLessThan(30);
  });

  it('of nothing is none', () => {
    expect(migrationSteps({ existing, graph: { nodes: [], edges: [], subnets: [] } })).toEqual([]);
  });
});

describe('the migration of servers', () => {
  const withServers = requirementsOf({
    sites: [
      { name: 'York', kind: 'headquarters', floors: 2, wiredUsers: 90, wirelessUsers: 40, servers: 8 },
      { name: 'Ripon', wiredUsers: 8, wirelessUsers: 4, servers: 1 },
    ],
    services: { onPremise: ['erp', 'database'] },
  });
  const stepsOf = (lines: NonNullable<z.input<typeof ExistingNetwork>['currentDevices']>) => {
    const existing = ExistingNetwork.parse({ currentDevices: lines });
    const graph = planNetwork({
      requirements: withServers,
      existing,
      devices: catalogue,
      assigned: [],
      today: '2026-11-22',
    });
    const steps = migrationSteps({ existing, graph });
    const at = (title: string) => steps.findIndex((step) => step.title.startsWith(title));
    return { graph, steps, at, said: (title: string) => steps[at(title)]?.actions.join(' ') ?? '' };
  };
  const old = stepsOf([
    { type: 'server', model: 'PACS', quantity: 3 },
    { type: 'switch', model: 'Unheard-of 24', quantity: 2 },
  ]);

  it('mounts those of the centre before their services start', () => {
    const { actions = [] } = old.steps[old.at('Build the centre')] ?? {};
    const [mount, start] = ['Mount ', 'Start the services'].map((words) =>
      actions.findIndex((action) => action.startsWith(words)),
    );
    expect(mount).toBeGreaterThan(0);
    expect(start).toBeGreaterThan(mount ?? 0);
    expect(actions[mount ?? 0]).toContain('HQ ERP server');
    expect(actions[start ?? 0]).toMatch(/^Start the services that come first on HQ servers: /);
  });

  it('mounts every new device in one step, also the servers of other sites', () => {
    const mounted = old.graph.nodes.filter(({ type }) => type === 'server');
    expect(new Set(mounted.map(({ site }) => site))).toEqual(new Set(['York', 'Ripon']));
    const mounting = [
      old.steps[old.at('Build')],
      ...old.steps.filter(({ title }) => /^Move .* (person|people)$/.test(title)),
    ];
    for (const { id } of mounted)
      expect(mounting.filter((step) => step?.elements.includes(id))).toHaveLength(1);
    expect(old.said('Move Ripon')).toMatch(/Mount .*RIP servers?.* Verify the copy: .* only then cut over/);
  });

  it('copies the data, verifies it and only then cuts over, before the users move, with a way back', () => {
    const at = old.at('Move the servers at York with their data');
    const { actions = [], rollBack, elements } = old.steps[at] ?? {};
    expect(at).toBeGreaterThan(old.at('Build the centre'));
    expect(at).toBeLessThan(old.at('Move York, floor by floor'));
    expect(actions.map((action) => action.split(' ')[0])).toEqual(['Set', 'Verify', 'In', 'Keep']);
    expect(actions[2]).toMatch(/stop writing .* verify .* only then cut over/);
    expect(rollBack).toMatch(/^Change the names back to the old servers/);
    expect(elements).toHaveLength(
      old.graph.nodes.filter(
        ({ type, status, site }) => type === 'server' && status === 'replaced' && site === 'York',
      ).length,
    );
    expect(old.said('Move York, floor by floor')).not.toMatch(/server/);
  });

  it('erases old servers only after their data was verified in its new place', () => {
    const said = old.said('Take the old network down');
    expect(said).toContain('Erase and dispose of 2 old devices');
    expect(said).toMatch(
      /Erase 3 old servers last, and only once the data of each was verified in its new place/,
    );
  });

  it('finds another place for what servers hold that the plan has no place for', () => {
    const many = stepsOf([{ type: 'server', model: 'PACS', quantity: 30 }]);
    expect(many.said('Move the servers')).toMatch(
      /Move what \d+ old servers without a place in the plan hold/,
    );
    expect(many.said('Take the old network down')).toContain('Erase 30 old servers last');
  });

  it('moves no data where no server is', () => {
    const none = stepsOf([{ type: 'switch', model: 'Unheard-of 24', quantity: 2 }]);
    expect(none.at('Move the servers')).toBe(-1);
    expect(none.said('Take the old network down')).not.toContain('server');
  });
});

it('a network whose addresses are not stated is asked for them before it is joined', () => {
  const unknown = ExistingNetwork.parse({ currentDevices: existing.currentDevices });
  const [, join] = migrationSteps({ existing: unknown, graph });
  expect(join?.actions[0]).toMatch(
    /^The design does not state which addresses the old network has: state them and plan again, or compare them with 10\./,
  );
  expect(join?.actions.join(' ')).not.toContain('so that no address is in both');
});

it('a switch that nobody knows is replaced at the edge of the network, not at its core', () => {
  const unknown = ExistingNetwork.parse({
    currentDevices: [{ type: 'switch', model: 'Unheard-of 24', quantity: 40 }],
  });
  const planned = planNetwork({
    requirements: requirementsOf({ wiredUsers: 300, redundancy: { coreSwitching: true } }),
    existing: unknown,
    devices: catalogue,
    assigned: [],
    today: '2026-11-22',
  });
  const layers = new Set(
    planned.nodes.filter(({ status }) => status === 'replaced').map(({ layer }) => layer),
  );
  expect(layers).toEqual(new Set(['access']));
});

describe('what replaces a device', () => {
  it('has no fewer ports, no slower ones and no less PoE, though the plan would do with less', () => {
    const stood = catalogue.find(({ model }) => model === 'Catalyst 1300-48FP-4X');
    const existing = ExistingNetwork.parse({
      currentDevices: [{ type: 'Access switch', model: stood?.partNumber, quantity: 1 }],
    });
    // Its support would end too early for such a plan.
    const devices = catalogue.map((device) =>
      device.id === stood?.id ? { ...device, endOfSupport: '2027-01-01', endOfSale: '2026-01-01' } : device,
    );
    const graph = planNetwork({
      requirements: requirementsOf({ wiredUsers: 6, growth: { percent: 0, years: 5 } }),
      existing,
      devices,
      assigned: [],
      today: '2026-11-22',
    });
    const [replaced] = graph.nodes.filter(({ status }) => status === 'replaced');
    expect(replaced?.existing?.model).toBe(stood?.id);
    const chosen = devices.find(({ id }) => id === replaced?.equipmentId);
    const portsOf = (ports: readonly { readonly count: number; readonly role: string }[] = []) =>
      ports.reduce((sum, { count, role }) => sum + (role === 'management' ? 0 : count), 0);
    expect(portsOf(chosen?.specs.ports)).toBeGreaterThanOrEqual(portsOf(stood?.specs.ports));
    expect(chosen?.specs.poeBudgetW ?? 0).toBeGreaterThanOrEqual(stood?.specs.poeBudgetW ?? 0);
  });

  it('is of no lower class than what stood there', () => {
    // It powers nothing, so it falls short, and is an enterprise switch all the same.
    const without = catalogue.find(
      ({ category, class: built, specs }) =>
        category === 'switch' && built === 'enterprise' && specs.ports.every(({ poe }) => poe === undefined),
    );
    const small = ExistingNetwork.parse({
      currentDevices: [{ type: 'Access switch', model: without?.partNumber, quantity: 2 }],
    });
    const few = requirementsOf({ wiredUsers: 40, wirelessUsers: 20 });
    const plan = (from?: ExistingNetwork) =>
      planNetwork({
        requirements: few,
        ...(from && { existing: from }),
        devices: catalogue,
        assigned: [],
        today: '2026-11-22',
      });
    const classOf = (id: string | undefined) => catalogue.find((device) => device.id === id)?.class;
    const [access] = plan().nodes.filter(({ type }) => type === 'switch');
    expect(classOf(access?.equipmentId)).toBe('small-business');
    const replaced = plan(small).nodes.filter(({ status }) => status === 'replaced');
    expect(replaced.length).toBeGreaterThan(0);
    for (const { equipmentId, existing: stood } of replaced) {
      expect(stood?.class).toBe('enterprise');
      expect(classOf(equipmentId)).toBe('enterprise');
    }
  });
});
