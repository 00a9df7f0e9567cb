import { describe, expect, it } from 'vitest';
import type { DialectId } from '#shared/contract/dialect.ts';
import { composeDevice } from '#shared/templates/compose/compose.ts';
import { configurationText } from '#shared/templates/compose/configuration-text.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { device, from, policy, svi, web } from '../../lab/fixtures/parts.ts';
import { openEngine } from '../../support/open-engine.ts';
import { junosProblems } from './junos/junos-problems.ts';

const engine = await openEngine();

/** A device between people, whose zones have these names as their owner wrote them, and servers. */
function between(dialect: DialectId, filtering: 'stateful' | 'stateless', ...names: string[]): string {
  const guarded = device({
    id: 'fw',
    kind: filtering === 'stateful' ? 'firewall' : 'switch',
    filtering,
    interfaces: [
      { ...svi(9, '10.9.0.1/24'), zone: 'server' },
      ...names.map((zone, at) => ({ ...svi(10 + at, `10.${10 + at}.0.1/24`), zone })),
    ],
    zones: [
      { name: 'server', interfaces: [], prefixes: ['10.9.0.0/24'], from },
      ...names.map((name, at) => ({ name, interfaces: [], prefixes: [`10.${10 + at}.0.0/24`], from })),
    ],
    policies: names.map((name, at) => ({
      ...policy(name, 'server', [web]),
      name: `${at + 1}-${name}-to-server`,
    })),
  });
  const network = { devices: [guarded], cables: [], providers: [], hosts: [], flows: [] };
  return configurationText(composeDevice(engine, network, guarded, dialects[dialect]).files);
}

const written = ['Turnstiles and tills', "R&D (Zoë's)", '食堂'];
const longest = 'Everybody who works in the workshops and the stores behind them';

describe('zones whose names users have written', () => {
  it('are one word wherever IOS XE names a class', () => {
    const lines = between('ios-xe', 'stateful', ...written, longest).split('\n');
    const classes = lines.filter((line) => /^class-map type inspect /.test(line));
    const used = lines.filter((line) => /^ class type inspect /.test(line));
    expect(classes).toContain('class-map type inspect match-any RULE-1-Turnstiles-and-tills-to-server');
    expect(classes.map((line) => line.split(' ').at(-1))).toEqual(used.map((line) => line.split(' ').at(-1)));
    expect(classes.map((line) => line.split(' ').length)).toEqual(classes.map(() => 5));
    for (const line of classes) expect(line.split(' ').at(-1)).toMatch(/^[\w-]{1,40}$/);
    expect(lines.filter((line) => /^ip access-list /.test(line) && !/ \S+ [\w-]+$/.test(line))).toEqual([]);
  });

  it('are the zones that rules of Junos name', () => {
    const text = between('junos', 'stateful', ...written, longest);
    expect(text).toContain('security-zone Turnstiles-and-tills {');
    expect(text).toContain('from-zone [ Turnstiles-and-tills ];');
    expect(junosProblems(text)).toEqual([]);
  });

  it.each(written)('have the terms of their rules in a filter of Junos: %s', (name) => {
    const text = between('junos', 'stateless', name);
    expect(text).toMatch(/term 1-[\w-]*to-server \{/);
    expect(junosProblems(text)).toEqual([]);
  });

  it('are matches of a traffic policy and entries of an access list of EOS in one word', () => {
    const remarks = between('eos', 'stateless', ...written)
      .split('\n')
      .filter((line) => /^ +remark \d/.test(line));
    expect(remarks.map((line) => line.trim())).toEqual([
      'remark 1-Turnstiles-and-tills-to-server',
      'remark 2-R-D-Zoe-s-to-server',
      'remark 3-to-server',
    ]);
  });
});
