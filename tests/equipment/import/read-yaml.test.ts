import { describe, expect, it } from 'vitest';
import { longestDocument, readYaml } from '#shared/equipment/import/read-yaml.ts';
import { fromNetbox } from '#shared/equipment/netbox.ts';
import { aDeviceType } from './device-type.ts';

const read = (text: string) => [...readYaml(text)];
const problemOf = (text: string): string | undefined => {
  const [document] = read(text);
  return document !== undefined && 'problem' in document ? document.problem : undefined;
};
const contentOf = (text: string): unknown => {
  const [document] = read(text);
  if (document === undefined || 'problem' in document) throw new Error(document?.problem);
  return document.value;
};

describe('a YAML file', () => {
  it('may contain any number of documents, and empty ones are skipped', () => {
    const text = `%YAML 1.2\n---\na: 1\n---\n# nothing\n...\n\n---\nb: |\n  --- no marker\n...\n---`;
    expect(read(text)).toEqual([
      { value: { a: 1 }, remarks: new Map() },
      { value: { b: '--- no marker\n' }, remarks: new Map() },
    ]);
    expect(read('')).toEqual([]);
    expect(read('\uFEFFa: 1\r\nb: 2\r\n')).toEqual([{ value: { a: 1, b: 2 }, remarks: new Map() }]);
  });

  it('keeps part numbers as they are written', () => {
    expect(contentOf('model: 7005\npart_number: 007\nslug: 1e5\nname: 0x1F\nu_height: 1.0')).toEqual({
      model: '7005',
      part_number: '007',
      slug: '1e5',
      name: '0x1F',
      u_height: 1,
    });
  });

  it('may have anchors and merge keys, as files written by people do', () => {
    const ports = Array.from({ length: 96 }, (_, port) => `  - <<: *poe\n    name: ge${port}\n`).join('');
    const value = contentOf(`poe: &poe\n  type: 1000base-t\n  poe_mode: pse\ninterfaces:\n${ports}`);
    expect(value).toMatchObject({ interfaces: { length: 96, 95: { name: 'ge95', poe_mode: 'pse' } } });
  });

  it('returns the comments at its head', () => {
    const [document] = read(
      '---\n# category: switch\n# Any words\n# estimates: drawW weightKg\na: 1\n# late: x',
    );
    expect(document).toMatchObject({
      remarks: new Map([
        ['category', 'switch'],
        ['estimates', 'drawW weightKg'],
      ]),
    });
  });

  it('is rejected with the place of the error', () => {
    expect(problemOf('---\na: 1\nb: "open\n')).toMatch(/^Line 3 is not YAML/);
    expect(problemOf('a: 1\nb: 2\na: 3')).toBe('Line 3 repeats the key “a”.');
    expect(problemOf('a:\n\t- b')).toMatch(/^Line 2 /);
    expect(problemOf('a: b: c')).toBe(
      'Line 1 is not YAML: look for a missing colon, quotation mark or bracket.',
    );
    const conflict = 'model: A\n<<<<<<< HEAD\nslug: a\n=======\nslug: b\n>>>>>>> other\n';
    expect(problemOf(conflict)).toMatch(/^Line [2-4] is not YAML/);
    const [good, bad] = read(`${aDeviceType()}${aDeviceType({ model: '[' })}`);
    expect(good).not.toHaveProperty('problem');
    expect(bad).toEqual({ problem: expect.stringMatching(/^Line (2[4-9]|3\d) is indented incorrectly/) });
  });
});

describe('a hostile YAML file', () => {
  it('with custom tags is rejected', () => {
    for (const tag of ['!!js/function', '!!js/undefined', '!!python/object:os.system', '!mine', '!!binary'])
      expect(problemOf(`a: ${tag} "x"`), tag).toBe(
        'Line 1 has a tag (“!…”), which device types do not need.',
      );
  });

  it('that expands exponentially is rejected before it does', () => {
    const laughs = [...'bcdefghi'].map((key, index) => {
      const before = `*${'abcdefgh'.charAt(index)}`;
      return `${key}: &${key} [${Array(9).fill(before).join(', ')}]`;
    });
    expect(problemOf(`a: &a [lol, lol]\n${laughs.join('\n')}`)).toBe(
      'The document that starts on line 1 repeats aliases too often.',
    );
    const wide = `a: &a {${Array.from({ length: 9_000 }, (_, key) => `k${key}: 1`).join(', ')}}\n`;
    expect(problemOf(`${wide}${'b:\n  <<: *a\n'}`)).toBe('Line 1 has an anchor of more than 50 entries.');
    const many = Array.from({ length: 5_000 }, (_, at) => `- &a${at} x\n- *a${at}\n`).join('');
    expect(problemOf(many)).toMatch(/refers to other lines too often/);
    const cycle = contentOf('manufacturer: &a [*a]\nmodel: *a\ninterfaces: &i [*i]');
    expect(fromNetbox(cycle, 'switch').success).toBe(false);
  });

  it('that is deeply nested is rejected', () => {
    for (const text of ['['.repeat(50_000), '{a: '.repeat(20_000), '- '.repeat(90_000), '? '.repeat(90_000)])
      expect(problemOf(text)).toMatch(/is nested too deeply|is not YAML|is too long/);
  });

  it('with a huge scalar or document is rejected', () => {
    for (const text of [
      `a: "${'x'.repeat(longestDocument)}"`,
      `[${'1,'.repeat(45_000)}]`,
      'a:\n'.repeat(30_000),
    ])
      expect(problemOf(text)).toBe('The document that starts on line 1 is too long for a device.');
  });

  it('with tens of thousands of keys is read', () => {
    const value = contentOf(Array.from({ length: 19_000 }, (_, key) => `k${key}: `).join('\n'));
    expect(Object.keys(Object(value))).toHaveLength(19_000);
  });

  it('reaches no prototype', () => {
    const value = contentOf(
      '__proto__: {polluted: yes}\nconstructor: {prototype: {polluted: 1}}\n<<: {polluted: 2}',
    );
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys({})).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('has only words as keys', () => {
    expect(problemOf('? {a: b}\n: c')).toBe('Line 1 has a key that is not a word.');
    expect(problemOf('? &x [a]\n: c')).toBe('Line 1 has a key that is not a word.');
  });
});
