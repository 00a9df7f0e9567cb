import { expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { checkCapabilities } from '#shared/network/checks/capabilities.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { devicesById } from '#shared/network/hardware/devices.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { openEngine } from '../../support/open-engine.ts';
import { requirementsOf } from '../requirements-builder.ts';

const engine = await openEngine();

/** What Arista's switches of a campus with so many buildings are given, and what the check says of them. */
function campus(buildings: number, ipv6: boolean) {
  const requirements = requirementsOf({
    sites: [
      {
        name: 'Campus',
        kind: 'campus',
        floors: 3,
        areaM2: 6000,
        wiredUsers: 600,
        wirelessUsers: 1100,
        people: 1300,
        phones: 300,
        cameras: 70,
        printers: 50,
        servers: 40,
        publicServers: 6,
        guests: 150,
        redundancy: 'full',
        buildings: Array.from({ length: buildings }, (_, at) => ({
          name: `House ${at + 1}`,
          floors: 3,
          areaM2: 4000,
          distanceM: 200 + at * 100,
        })),
      },
    ],
    segments: [
      { name: 'Research', type: 'department', users: 700 },
      { name: 'Students', type: 'department', users: 1000 },
      { name: 'Building control', type: 'iot', users: 90, isolationLevel: 'full', reaches: 'servers' },
    ],
    vendorPreference: 'Arista',
    ipScheme: { private: '10.0.0.0/8', publicIPs: 64, ipv6 },
    redundancy: { internet: true, coreSwitching: true, power: true },
  });
  const graph = planNetwork({ requirements, devices: catalogue, assigned: [], today: '2026-11-22' });
  const result = configureNetwork(graph, requirements, catalogue);
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.missing));
  const { network } = result;
  const refused = network.devices.filter((device) => {
    if (device.kind !== 'switch' || !/^(DCS|CCS)/.test(device.model ?? '')) return false;
    const text = configurationText(composeDevice(engine, network, device, dialects.eos).files);
    return /^traffic-policies$/m.test(text) && !/^DCS-7280/.test(device.model ?? '');
  });
  const { findings } = checkCapabilities(graph, network.devices, devicesById(catalogue));
  const found = findings.filter(({ sentence }) => sentence.includes('lines of an access list'));
  return { refused, found };
}

it('a switch whose text is a traffic policy that its series does not have is found', () => {
  const { refused, found } = campus(4, true);
  expect(refused.length).toBeGreaterThan(0);
  expect(found.map(({ elements }) => elements[0]).sort()).toEqual(
    refused.flatMap(({ members }) => members.map(({ node }) => node)).sort(),
  );
  expect(found[0]?.sentence).toMatch(
    /^\S+.*: its policies come to \d,\d{3} lines of an access list, of which Arista [DC]CS-\S+ holds 2,000\./,
  );
});

it('and one whose access list is short is not', () => {
  const { refused, found } = campus(0, false);
  expect(refused).toEqual([]);
  expect(found).toEqual([]);
});
