import { describe, expect, it } from 'vitest';
import type { RequirementsInput } from '#shared/contract/requirements.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planBill } from '#shared/network/bill/plan-bill.ts';
import { setModel } from '#shared/network/graph/set-model.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { recommend } from '#shared/network/recommend/recommend.ts';
import { requirementsOf } from '../requirements-builder.ts';

const today = '2026-11-21';

function planned(input: RequirementsInput) {
  const requirements = requirementsOf(input);
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today });
  const bill = () => planBill({ graph, requirements, deviceOf: devicesById(catalogue) });
  const advised = recommend({ requirements, graph, devices: catalogue, today }).roles.filter(
    ({ role }) => role === 'controller',
  );
  return { graph, bill, advised };
}

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

  it('are two where the site asks for redundancy', () => {
    const [one] = controllersOn(planned(campus(1_800)));
    const [two] = controllersOn(planned(campus(1_800, { redundancy: { coreSwitching: true } })));
    expect([one?.quantity, two?.quantity]).toEqual([1, 2]);
  });

  it('leave the bill when no access point names them any more', () => {
    const network = planned(campus(1_800));
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
});
