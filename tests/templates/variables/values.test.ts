import { describe, expect, it } from 'vitest';
import { TemplateVariable, type VariableValue } from '#shared/contract/template-variables.ts';
import { inferVariables } from '#shared/templates/variables/infer-variables.ts';
import { mergeVariables } from '#shared/templates/variables/merge-variables.ts';
import { parseValue } from '#shared/templates/variables/parse-value.ts';
import { resolveValues } from '#shared/templates/variables/resolve-values.ts';
import { validateValues } from '#shared/templates/variables/validate-values.ts';
import { valueTree } from '#shared/templates/variables/value-tree.ts';

const variable = (given: Partial<TemplateVariable>): TemplateVariable =>
  TemplateVariable.parse({ name: 'v', ...given });

const parsed = (given: Partial<TemplateVariable>, value: VariableValue) => {
  const result = parseValue(variable(given), value);
  return result.ok ? result.value : result.problem;
};

describe('a value', () => {
  it.each<[Partial<TemplateVariable>, VariableValue, VariableValue]>([
    [{ dataType: 'integer' }, '42', 42],
    [{ dataType: 'integer' }, '4.2', 'must be a whole number'],
    [{ dataType: 'integer', min: 10 }, 9, 'must be at least 10'],
    [{ dataType: 'boolean' }, 'Yes', true],
    [{ dataType: 'boolean' }, 'maybe', 'must be true or false'],
    [{ dataType: 'enum', options: ['a', 'b'] }, 'b', 'b'],
    [{ dataType: 'enum', options: ['a', 'b'] }, 'c', 'must be one of a or b'],
    [{ dataType: 'ip' }, ' 10.0.0.1 ', '10.0.0.1'],
    [{ dataType: 'ip' }, '2001:db8::1', '2001:db8::1'],
    [{ dataType: 'ip' }, '10.0.0.1/24', 'must be an IPv4 or IPv6 address such as 10.0.0.1'],
    [{ dataType: 'cidr' }, '10.0.0.0/24', '10.0.0.0/24'],
    [{ dataType: 'cidr' }, '10.0.0.0', 'must be an address with its prefix length such as 10.0.0.0/24'],
    [{ dataType: 'netmask' }, '255.255.254.0', '255.255.254.0'],
    [{ dataType: 'netmask' }, '255.0.255.0', 'must be a netmask such as 255.255.255.0'],
    [{ dataType: 'mac' }, '001a.2b3c.4d5e', '001a.2b3c.4d5e'],
    [{ dataType: 'vlan' }, '4095', 'must be a VLAN id from 1 to 4094'],
    [{ dataType: 'hostname' }, '-core', 'must be a host name such as core-1.example.com'],
    [{ dataType: 'list' }, 'a, b\nc', ['a', 'b', 'c']],
    [{ dataType: 'list', max: 1 }, ['a', 'b'], 'must have at most 1 entries'],
    [{ dataType: 'string', max: 2 }, 'abc', 'must have at most 2 characters'],
    [{ dataType: 'string', pattern: 'Gi\\d+/\\d+' }, 'Gi1/2', 'Gi1/2'],
    [{ dataType: 'string', pattern: 'Gi\\d+' }, 'xGi1', 'must match Gi\\d+'],
    [{ dataType: 'secret' }, ' s3cret ', ' s3cret '],
  ])('of %j: %j is %j', (given, value, result) => expect(parsed(given, value)).toEqual(result));

  it('is required unless it has a default', () => {
    const variables = [
      variable({ name: 'a', required: true }),
      variable({ name: 'b', required: true, defaultValue: 'x' }),
      variable({ name: 'constructor', required: true }),
    ];
    expect(validateValues(variables, { a: '' })).toEqual([
      { field: 'a', message: 'is required', sentence: 'a is required.' },
      { field: 'constructor', message: 'is required', sentence: 'constructor is required.' },
    ]);
  });

  it('comes from the first level that states it', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const variables = names.map((name) => variable({ name, defaultValue: 'default' }));
    const level = (value: string, count: number) =>
      Object.fromEntries(names.slice(0, count).map((name) => [name, value]));
    const { values } = resolveValues(variables, {
      entered: { ...level('entered', 1), f: '' },
      device: level('device', 2),
      site: level('site', 3),
      design: level('design', 4),
    });
    expect(values.map(({ value, source }) => [value, source])).toEqual([
      ['entered', 'entered'],
      ['device', 'device'],
      ['site', 'site'],
      ['design', 'design'],
      ['default', 'default'],
      ['default', 'default'],
    ]);
  });
});

describe('the variables of a template and their descriptions', () => {
  it('are one list: described first, objects of the device left out', () => {
    const described = [
      variable({ name: 'mask', dataType: 'netmask', help: 'As planned' }),
      variable({ name: 'unused' }),
    ];
    const inferred = inferVariables('{{ hostname }} {{ mask }} {{ device.name }} {{ gateway }}');
    expect(
      mergeVariables(inferred, described, new Set(['gateway'])).map(({ name, help }) => [name, help]),
    ).toEqual([
      ['mask', 'As planned'],
      ['unused', ''],
      ['hostname', ''],
    ]);
    for (const merged of mergeVariables(inferred, described))
      expect(TemplateVariable.parse(merged)).toEqual(merged);
  });
});

describe('the tree of offered values', () => {
  it('has an expression for each', () => {
    const [interfaces] = valueTree({ interfaces: [{ name: 'Gi1', 'a-b': 5, none: null }] });
    const [first] = interfaces?.children?.() ?? [];
    expect(first).toMatchObject({ name: 'Gi1', expression: 'interfaces[0]' });
    expect(first?.children?.().map(({ expression, value }) => [expression, value])).toEqual([
      ['interfaces[0].name', 'Gi1'],
      ['interfaces[0]["a-b"]', '5'],
    ]);
  });
});
