import { describe, expect, it } from 'vitest';
import { TemplateVariable } from '#shared/contract/template-variables.ts';
import { lintConfiguration } from '#shared/templates/lint/lint-configuration.ts';
import { lintTemplate } from '#shared/templates/lint/lint-template.ts';

const variable = (given: Partial<TemplateVariable>): TemplateVariable => TemplateVariable.parse(given);

describe('a template', () => {
  it('is searched for names that nothing defines, and variables that it does not read', () => {
    const variables = [variable({ name: 'a' }), variable({ name: 'b' })];
    const template = "{{ a }}\n{{ c }} {{ device.x }} {{ d | default('') }}";
    expect(lintTemplate(template, variables, new Set(['device']))).toEqual([
      { line: 2, column: 4, sentence: 'c is not among the variables.', rule: 'undefined', severity: 'error' },
      { line: 1, column: 1, sentence: 'b is not used.', rule: 'unused', severity: 'warning' },
    ]);
  });

  it('is searched for defaults and patterns that are wrong', () => {
    const variables = [
      variable({ name: 'a', dataType: 'vlan', defaultValue: 5000 }),
      variable({ name: 'b', pattern: '(' }),
    ];
    expect(lintTemplate('{{ a }}{{ b }}', variables).map(({ rule, sentence }) => [rule, sentence])).toEqual([
      ['type', 'The default of a must be a VLAN id from 1 to 4094.'],
      ['pattern', 'The pattern of b is not valid: a group is not closed.'],
    ]);
  });
});

describe('a rendered configuration', () => {
  it('is searched for what is left to fill in, but for secrets', () => {
    const text = 'hostname {{ x }}\nsnmp <secret:snmp_key> TODO\nip <your address>\n';
    expect(lintConfiguration(text).map(({ line, column, severity }) => [line, column, severity])).toEqual([
      [1, 10, 'error'],
      [1, 15, 'error'],
      [2, 24, 'warning'],
      [3, 4, 'warning'],
    ]);
    expect(lintConfiguration('<rpc>\n<get/>\n</rpc>')).toEqual([]);
  });

  it('is checked for balance by its dialect', () => {
    const problem = { line: 3, column: 1, sentence: 'A block is not closed.' };
    expect(lintConfiguration('system {', () => [problem])).toEqual([
      { ...problem, rule: 'balance', severity: 'error' },
    ]);
  });
});
