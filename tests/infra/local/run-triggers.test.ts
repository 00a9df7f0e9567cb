import { describe, expect, it } from 'vitest';
import { deployedFunctions } from '../../../infra/local/functions/deployed-functions.ts';
import { runTriggers } from '../../../infra/local/functions/run-triggers.ts';
import type { ResolvedResource } from '../../../infra/local/template/resolve-assembly.ts';

const resource = (
  type: string,
  ref: string,
  properties: ResolvedResource['properties'],
  more: Partial<ResolvedResource> = {},
): ResolvedResource => ({
  logicalId: ref,
  type,
  ref,
  attributes: {},
  properties,
  assetPath: undefined,
  ...more,
});

const loader = resource(
  'AWS::Lambda::Function',
  'loader',
  { Handler: 'index.handler', Role: 'role/loader' },
  { assetPath: '/bundles/loader' },
);
const version = resource('AWS::Lambda::Version', 'loader-1', { FunctionName: 'loader' });
const trigger = (HandlerArn = 'loader-1', InvocationType = 'RequestResponse') =>
  resource('Custom::Trigger', 'trigger', { HandlerArn, InvocationType });

/** What was run, by name. */
async function ran(
  resources: readonly ResolvedResource[],
  invoke: (name: string) => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const names: string[] = [];
  await runTriggers(resources, deployedFunctions(resources), async ({ name }) => {
    names.push(name);
    return invoke(name);
  });
  return names;
}

describe('the start of the local cloud', () => {
  it('runs the triggers of the template, in the version that they name', async () => {
    expect(await ran([loader, version, trigger()])).toEqual(['loader']);
    expect(await ran([loader, version])).toEqual([]);
  });

  it('fails where a trigger fails, and names it', async () => {
    const failing = ran([loader, version, trigger()], async () => {
      throw new Error('The table is gone.');
    });
    await expect(failing).rejects.toThrow(
      'loader has to run before Netwright is ready, and failed: The table is gone.',
    );
  });

  it('rejects a trigger without a target, or one that a deployment would not wait for', async () => {
    await expect(ran([loader, trigger('other-1')])).rejects.toThrow('names no function');
    await expect(ran([loader, version, trigger('loader-1', 'Event')])).rejects.toThrow('RequestResponse');
  });
});
