import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveAssembly } from '../../../infra/local/template/resolve-assembly.ts';

/** Writes an assembly of the given stacks, as the CDK lays it out, and resolves it. */
function resolved(stacks: Record<string, object>, files: Record<string, object> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'netwright-assembly-'));
  mkdirSync(directory, { recursive: true });
  const artifacts = Object.fromEntries(
    Object.keys(stacks).map((name) => [
      name,
      { type: 'aws:cloudformation:stack', properties: { templateFile: `${name}.json` } },
    ]),
  );
  const write = (name: string, content: object) =>
    writeFileSync(join(directory, name), JSON.stringify(content));
  write('manifest.json', { artifacts });
  for (const [name, template] of Object.entries(stacks)) write(`${name}.json`, template);
  for (const [name, template] of Object.entries(files)) write(name, template);
  const resources = resolveAssembly({ directory, region: 'eu-west-2', secret: (arn) => `secret of ${arn}` });
  return (logicalId: string) => {
    const found = resources.find((resource) => resource.logicalId === logicalId);
    if (!found) throw new Error(`no ${logicalId}`);
    return found;
  };
}

const placeholder = (name: string) => `\${${name}}`;
const substitution = `${placeholder('Designs.Arn')}/${placeholder('Which')}`;
const table = { Type: 'AWS::DynamoDB::Table', Properties: {} };
const holding = (Value: unknown) => ({ Type: 'Test::Holder', Properties: { Value } });

describe('the template on this machine', () => {
  it('resolves Ref and GetAtt to one physical name', () => {
    const resource = resolved({
      Data: {
        Resources: {
          Designs: table,
          Holder: holding([{ Ref: 'Designs' }, { 'Fn::GetAtt': ['Designs', 'Arn'] }]),
        },
      },
    });
    expect(resource('Holder').properties.Value).toEqual([
      'Data-Designs',
      'arn:aws:dynamodb:eu-west-2:000000000000:table/Data-Designs',
    ]);
  });

  it('joins, splits, selects and substitutes', () => {
    const resource = resolved({
      Data: {
        Resources: {
          Designs: table,
          Joined: holding({ 'Fn::Join': ['/', ['a', { Ref: 'AWS::Region' }]] }),
          Selected: holding({ 'Fn::Select': [1, { 'Fn::Split': ['.', 'one.two'] }] }),
          Substituted: holding({ 'Fn::Sub': [substitution, { Which: 'index' }] }),
        },
      },
    });
    expect(resource('Joined').properties.Value).toBe('a/eu-west-2');
    expect(resource('Selected').properties.Value).toBe('two');
    expect(resource('Substituted').properties.Value).toMatch(/table\/Data-Designs\/index$/);
  });

  it('omits values that are absent', () => {
    const resource = resolved({ Data: { Resources: { Holder: holding({ Ref: 'AWS::NoValue' }) } } });
    expect(resource('Holder').properties).toEqual({});
  });

  it('follows exports from stack to stack', () => {
    const resource = resolved({
      Data: {
        Resources: { Designs: table },
        Outputs: { Out: { Value: { Ref: 'Designs' }, Export: { Name: 'shared' } } },
      },
      Api: { Resources: { Holder: holding({ 'Fn::ImportValue': 'shared' }) } },
    });
    expect(resource('Holder').properties.Value).toBe('Data-Designs');
  });

  it('says which export is missing', () => {
    expect(() =>
      resolved({ Api: { Resources: { Holder: holding({ 'Fn::ImportValue': 'lost' }) } } }),
    ).toThrow('No stack exports lost.');
  });

  it('passes parameters into nested stacks and outputs out of them', () => {
    const resource = resolved(
      {
        Api: {
          Resources: {
            Designs: table,
            Nested: {
              Type: 'AWS::CloudFormation::Stack',
              Properties: { Parameters: { Table: { Ref: 'Designs' } } },
              Metadata: { 'aws:asset:path': 'nested.json' },
            },
            Outer: holding({ 'Fn::GetAtt': ['Nested', 'Outputs.Inner'] }),
          },
        },
      },
      {
        'nested.json': {
          Parameters: { Table: { Type: 'String' } },
          Resources: { Holder: holding({ Ref: 'Table' }) },
          Outputs: { Inner: { Value: { 'Fn::Join': ['', ['<', { Ref: 'Table' }, '>']] } } },
        },
      },
    );
    expect(resource('Holder').properties.Value).toBe('Api-Designs');
    expect(resource('Outer').properties.Value).toBe('<Api-Designs>');
  });

  it('reads secrets where the template refers to them', () => {
    const resource = resolved({
      Api: {
        Resources: {
          Secret: { Type: 'AWS::SecretsManager::Secret' },
          Holder: holding({
            'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, ':SecretString:::}}']],
          }),
        },
      },
    });
    expect(resource('Holder').properties.Value).toBe(
      'secret of arn:aws:secretsmanager:eu-west-2:000000000000:secret:Api-Secret',
    );
  });
});
