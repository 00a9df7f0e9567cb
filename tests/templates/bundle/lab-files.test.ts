import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deviceFilesOf } from '#shared/lab/library/device-files.ts';
import { labFiles } from '#shared/templates/bundle/lab-files.ts';
import { smallOffice } from '../../lab/fixtures/small-office.ts';
import { threeSites } from '../../lab/fixtures/three-sites.ts';
import { openEngine } from '../../support/open-engine.ts';

const engine = await openEngine();
const textsOf = (network: typeof smallOffice): ReadonlyMap<string, string> =>
  new Map(
    labFiles({
      designName: 'Small Office: Zürich',
      topologyVersion: 3,
      network,
      files: deviceFilesOf(engine, network),
    }).map(({ path, text }) => [path, text]),
  );

describe('the lab of a bundle', () => {
  const texts = textsOf(smallOffice);
  const lab = JSON.parse(texts.get('lab/lab.json') ?? '');
  const { name, topology } = parse(texts.get('lab/topology.clab.yml') ?? '');

  it('is a topology of containerlab whose nodes start by themselves', () => {
    expect(name).toBe('small-office-zu-rich');
    const nodes: readonly [string, { kind: string; binds: string[]; exec: string[] }][] = Object.entries(
      topology.nodes,
    );
    expect(nodes.map(([node]) => node)).toEqual(lab.nodes.map((node: { name: string }) => node.name));
    for (const [node, { kind, binds, exec }] of nodes) {
      expect(node).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);
      expect({ kind, binds, exec }).toEqual({
        kind: 'linux',
        binds: [`nodes/${node}:/lab:ro`],
        exec: ['sh /lab/start.sh'],
      });
      for (const file of ['start.sh', 'kernel', 'links.ip', 'up.ip'])
        expect(texts.has(`lab/nodes/${node}/${file}`)).toBe(true);
    }
  });

  it('plugs each end of a wire in once, between nodes that are there', () => {
    const ends: readonly string[] = topology.links.flatMap(
      ({ endpoints }: { endpoints: string[] }) => endpoints,
    );
    expect(new Set(ends).size).toBe(ends.length);
    expect(ends.every((end) => (end.split(':')[0] ?? '') in topology.nodes)).toBe(true);
    expect(ends.every((end) => /:\S{1,15}$/.test(end))).toBe(true);
  });

  it('tests every flow, and knows what each failure cuts', () => {
    expect(lab.flows.map(({ id }: { id: string }) => id)).toEqual(smallOffice.flows.map(({ id }) => id));
    const switchOff = lab.failures.find(({ element }: { element: string }) => element === 'sw');
    expect(switchOff.cutOff).toEqual(
      smallOffice.flows.filter(({ expected }) => expected === 'pass').map(({ id }) => id),
    );
    expect(switchOff.down.length).toBeGreaterThan(lab.normal.down.length);
  });

  it('says where failures cannot be tried', () => {
    const { withoutFailures, failures } = JSON.parse(textsOf(threeSites).get('lab/lab.json') ?? '');
    expect(withoutFailures).toMatch(/^Failures are not tried here/);
    expect(failures).toEqual([]);
  });
});
