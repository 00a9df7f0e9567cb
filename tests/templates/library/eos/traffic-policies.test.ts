import { expect, it } from 'vitest';
import { blockProblems } from '#shared/templates/compare/block-problems.ts';
import { checkCompliance } from '#shared/templates/compare/check-compliance.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { eos } from '#shared/templates/dialects/eos.ts';
import { device, from, policy, svi, web } from '../../../lab/fixtures/parts.ts';
import { openEngine } from '../../../support/open-engine.ts';

const engine = await openEngine();

/** Two zones of so many prefixes each, which do not add up to larger ones. */
function between(count: number) {
  const prefixes = (net: number) => Array.from({ length: count }, (_, at) => `10.${net}.${at * 2}.0/24`);
  const core = device({
    id: 'core',
    kind: 'switch',
    filtering: 'stateless',
    interfaces: [svi(10, '10.1.0.1/24')],
    zones: [
      { name: 'a', interfaces: [], prefixes: prefixes(1), from },
      { name: 'b', interfaces: [], prefixes: prefixes(2), from },
    ],
    policies: [policy('a', 'b', [web])],
  });
  const network = { devices: [core], cables: [], providers: [], hosts: [], flows: [] };
  const { files, omissions } = composeDevice(engine, network, core, eos);
  return { text: configurationText(files), omissions: omissions.join('\n') };
}

it('policies are an access list as long as switches hold it', () => {
  const { text, omissions } = between(30);
  expect(text).toContain('   ip access-group POLICY in\n');
  expect(text).not.toContain('traffic-policies');
  expect(omissions).not.toContain('traffic policy');
});

it('longer ones are a traffic policy, whose matches name sets of prefixes', () => {
  const { text, omissions } = between(80);
  expect(text).not.toContain('access-list POLICY');
  expect(text).toContain('   field-set ipv4 prefix a\n      10.1.0.0/24\n      10.1.2.0/24\n');
  expect(text).toContain(
    [
      '      match a-to-b-1 ipv4',
      '         source prefix field-set a',
      '         destination prefix field-set b',
      '         protocol tcp destination port 443',
      '      !',
      '      match a-to-b-2 ipv4',
      '         source prefix field-set b',
      '         destination prefix field-set a',
      '         protocol tcp flags established source port 443',
      '      !',
      '',
    ].join('\n'),
  );
  expect(text).toMatch(/match ipv4-all-default ipv4\n {9}actions\n {12}drop\n/);
  expect(text).toMatch(/^interface Vlan10\n(?: {3}.*\n)* {3}traffic-policy input POLICY\n/m);
  expect(omissions).toContain('needs a model of the R series');
  expect(blockProblems('eos', text)).toEqual([]);
  const { remediation } = checkCompliance('eos', text, '');
  expect(checkCompliance('eos', text, remediation)).toMatchObject({ isCompliant: true });
});
