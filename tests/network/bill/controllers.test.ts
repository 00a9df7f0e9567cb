import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { checkCapabilities } from '#shared/network/checks/capabilities.ts';
import { setModel } from '#shared/network/graph/set-model.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { requirementsOf } from '../requirements-builder.ts';

const today = '2026-11-21';

function planned(input: RequirementsInput, devices: readonly Device[] = catalogue) {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices, assigned: [], today });
  const bill = () => planBill({ graph, requirements, deviceOf: devicesById(devices) });
  const advised = recommend({ requirements, graph, devices, today }).roles.filter(
    ({ role }) => role === 'controller',
  );
  const findings = checkCapabilities(graph, [], devicesById(devices)).findings.filter(({ sentence }) =>
    sentence.includes('wireless controller'),
  );
  return { graph, bill, advised, findings };
}

const accessPointsOf = ({ graph }: Pick<ReturnType<typeof planned>, 'graph'>) =>
  graph.nodes.filter(({ type }) => type === 'accesspoint');

const controllersOn = ({ bill }: Pick<ReturnType<typeof planned>, 'bill'>) =>
  bill().lines.filter(({ kind }) => kind === 'controller');

/** People without cables in one large building. */
const campus = (people: number, more: Partial<RequirementsInput> = {}): RequirementsInput => ({
  sites: [{ name: 'Campus', kind: 'office', floors: 8, wiredUsers: 50, wirelessUsers: people }],
  vendorPreference: 'HPE Aruba',
  ...more,
});

describe('the wireless controllers of a plan', () => {
  it('are on its bill as they are recommended, where there are more access points than manage themselves', () => {
    const network = planned(campus(1_800));
    const [line, ...others] = controllersOn(network);
    expect(others).toEqual([]);
    expect(network.advised).toHaveLength(1);
    expect(line).toMatchObject({
      manufacturer: 'HPE Aruba',
      name: network.advised[0]?.choice?.device.model,
      quantity: network.advised[0]?.quantity,
      places: [{ role: 'controller', sites: ['Campus'] }],
    });
    expect(line?.price?.amount).toBeGreaterThan(0);
    expect(controllersOn(planned(campus(200)))).toEqual([]);
  });

  it('take a licence for each access point, which those that manage themselves do without', () => {
    const licencesOn = ({ bill }: ReturnType<typeof planned>) =>
      bill().lines.flatMap(({ partNumber, quantity }) => (partNumber === 'JW472AAE' ? [quantity] : []));
    const network = planned(campus(1_800));
    expect(licencesOn(network)).toEqual([accessPointsOf(network).length]);
    expect(licencesOn(planned(campus(200)))).toEqual([]);
    const wireless = recommend({
      requirements: requirementsOf(campus(1_800)),
      graph: network.graph,
      devices: catalogue,
      today,
    }).roles.find(({ role }) => role === 'wireless')?.choice;
    const { price } = wireless?.device ?? {};
    expect(wireless?.cost).toBeGreaterThan((price?.amount ?? 0) * accessPointsOf(network).length);
  });

  it('are two where the site asks for redundancy', () => {
    const [one] = controllersOn(planned(campus(1_800)));
    const [two] = controllersOn(planned(campus(1_800, { redundancy: { coreSwitching: true } })));
    expect([one?.quantity, two?.quantity]).toEqual([1, 2]);
  });

  it('leave the bill of a plan that does not draw them when no access point names them any more', () => {
    const network = planned(campus(1_800));
    const before = controllersOn(network);
    const { nodes } = network.graph;
    nodes.splice(0, nodes.length, ...nodes.filter(({ group }) => group !== 'wireless-controllers'));
    expect(controllersOn(network)).toEqual(before);
    const other = catalogue.find(
      ({ category, manufacturer }) => category === 'ap' && manufacturer === 'Ubiquiti',
    );
    if (other === undefined) throw new Error('There is no other access point.');
    for (const node of network.graph.nodes) if (node.type === 'accesspoint') setModel(node, other);
    expect(controllersOn(network)).toEqual([]);
  });

  it('are not bought where the gateway of the site manages its access points', () => {
    const office = (firewall: 'basic' | 'none') =>
      planned({
        sites: [{ name: 'Office', wiredUsers: 10, wirelessUsers: 15 }],
        vendorPreference: 'Ubiquiti',
        securityRequirements: { firewall },
      });
    const { graph } = office('basic');
    const gateway = graph.nodes.find(({ type }) => type === 'firewall');
    const model = catalogue.find(({ id }) => id === gateway?.equipmentId);
    expect(model).toMatchObject({ manufacturer: 'Ubiquiti', specs: { accessPoints: expect.any(Number) } });
    expect(controllersOn(office('basic'))).toEqual([]);
  });

  it('are as many again on the other power feed where none of the maker has two supplies', () => {
    const huawei = (power: boolean) =>
      planned(campus(1_800, { vendorPreference: 'Huawei', redundancy: { power } }));
    const [one] = controllersOn(huawei(false));
    const [doubled] = controllersOn(huawei(true));
    expect(one?.manufacturer).toBe('Huawei');
    expect(doubled).toMatchObject({ name: one?.name, quantity: 2 * (one?.quantity ?? 0) });
  });

  it('share access points beyond one where two suffice, and are software on a server beyond these', () => {
    const onlyUnifi = catalogue.filter(
      ({ category, manufacturer }) => category !== 'ap' || manufacturer === 'Ubiquiti',
    );
    const unifi = (people: number) => {
      const network = planned(campus(people), onlyUnifi);
      const points = accessPointsOf(network).reduce((sum, { quantity }) => sum + quantity, 0);
      return { ...network, points };
    };
    const shared = unifi(1_600);
    expect(shared.points).toBeGreaterThan(100);
    expect(shared.points).toBeLessThanOrEqual(200);
    expect(controllersOn(shared)).toMatchObject([{ manufacturer: 'Ubiquiti', quantity: 2 }]);
    expect(shared.findings).toEqual([]);
    const beyond = unifi(3_500);
    expect(beyond.points).toBeGreaterThan(200);
    expect(controllersOn(beyond)).toMatchObject([
      { name: 'Wireless controller without a model', quantity: 1 },
    ]);
    expect(beyond.findings).toMatchObject([{ severity: 'warning' }]);
    expect(beyond.findings[0]?.sentence).toMatch(
      new RegExp(
        `the wireless controller of Ubiquiti that manages them has no model\\. One controller manages at most 100 of the ${beyond.points}: UniFi Network runs on a server, which is not in the plan\\.$`,
      ),
    );
  });

  it('that nothing in the catalogue can be are a finding at every access point, and on the bill without a price', () => {
    const without = catalogue.filter(
      ({ category, manufacturer }) => category !== 'wlan-controller' || manufacturer !== 'HPE Aruba',
    );
    const network = planned(campus(1_800), without);
    expect(network.advised).toMatchObject([{ choice: null }]);
    expect(network.findings).toMatchObject([
      { severity: 'failure', elements: accessPointsOf(network).map(({ id }) => id) },
    ]);
    expect(network.findings[0]?.sentence).toMatch(
      /HPE Aruba that manages them has no model\. No device meets every demand\./,
    );
    const [line, ...others] = controllersOn(network);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      manufacturer: 'HPE Aruba',
      name: 'Wireless controller without a model',
      quantity: network.advised[0]?.quantity,
    });
    expect(line?.price).toBeUndefined();
  });
});
