import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { configureNetwork } from '#shared/network/configuration/configure-network.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { requirementsOf } from '../../../network/requirements-builder.ts';
import { openEngine } from '../../../support/open-engine.ts';
import { junosProblems } from './junos-problems.ts';

const engine = await openEngine();

const requirements = requirementsOf({
  sites: [{ name: 'HQ', kind: 'office', wiredUsers: 40, wirelessUsers: 40, phones: 20 }],
  redundancy: { internet: true, coreSwitching: true },
  bandwidth: { download: 100, upload: 100, symmetric: true },
});

/** The configuration of a pair of firewalls of a model, as it is planned. */
function composed(model: string) {
  const devices = catalogue.filter((device) => device.category !== 'firewall' || device.model === model);
  const graph = planNetwork({ requirements, devices, assigned: [], today: '2026-11-28' });
  const answer = configureNetwork(graph, requirements, devices);
  if (answer.kind === 'refused') throw new Error(JSON.stringify(answer.missing));
  const firewall = answer.network.devices.find(({ kind }) => kind === 'firewall');
  if (firewall === undefined) throw new Error('There is no firewall.');
  const { files, omissions } = composeDevice(engine, answer.network, firewall, dialects.junos);
  const text = files[0]?.text ?? '';
  const [, fab0 = ''] = /fab0 \{\s+fabric-options \{\s+member-interfaces \{\s+(\S+);\s+\}/.exec(text) ?? [];
  const [, fab1 = ''] = /fab1 \{\s+fabric-options \{\s+member-interfaces \{\s+(\S+);\s+\}/.exec(text) ?? [];
  const ports = [...text.matchAll(/^ {4}((?:ge|mge|xe|et)-\d+\/\d+\/\d+) \{$/gm)].map(
    ([, port = '']) => port,
  );
  return { text, omissions, fab0, fab1, ports };
}

describe('a chassis cluster', () => {
  it.each([
    ['SRX300', 1, 'ge-0/0/1', ['ge-0/0/0', 'ge-0/0/1', 'ge-1/0/0', 'ge-1/0/1']],
    ['SRX320', 3, 'ge-0/0/1', ['ge-0/0/0', 'ge-0/0/1', 'ge-3/0/0', 'ge-3/0/1']],
    ['SRX345', 5, 'ge-0/0/1', ['ge-0/0/1', 'ge-5/0/1']],
    ['SRX380', 5, 'ge-0/0/1', ['ge-0/0/1', 'ge-5/0/1']],
    ['SRX1600', 7, 'HA control 0', []],
  ])('of %s counts the slots of its second chassis from %i', (model, slots, control, reserved) => {
    const { text, omissions, fab0, fab1, ports } = composed(model);
    expect(text).toContain(`The control link joins ${control} of both chassis.`);
    expect(text).toContain(`The second chassis numbers its slots from ${slots}.`);
    expect(fab1).toBe(fab0.replace('-0/', `-${slots}/`));
    expect(new Set(ports.map((port) => /\d+/.exec(port)?.[0]))).toEqual(new Set(['0', String(slots)]));
    // What is configured at one chassis is so at the other, and nothing is where a port is the cluster’s own.
    expect(ports.filter((port) => port.includes('-0/'))).toHaveLength(ports.length / 2);
    const statements = text.replace(/^#.*$/gm, '').split(/[\s;]+/);
    for (const port of reserved) expect(statements).not.toContain(port);
    expect(omissions.join('\n')).toContain(`The control link of the chassis cluster joins ${control}`);
    expect(junosProblems(text)).toEqual([]);
  });

  it('says where the slots of its second chassis are not known by a document', () => {
    const said = (model: string) => composed(model).omissions.filter((one) => one.startsWith('The slots of'));
    expect(said('SRX1600')).toEqual([
      'The slots of HQ-FW-2 are counted from 7, which no document was found to say of an SRX1600: compare its ports with what “show interfaces terse” lists.',
    ]);
    expect(said('SRX300')).toEqual([]);
  });
});
