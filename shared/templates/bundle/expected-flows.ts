import type { NetworkConfiguration } from '../../contract/configuration/network-configuration.ts';
import type { FailureOutcome } from '../../network/simulate/flows/single-failures.ts';
import type { BundleFile } from './bundle-file.ts';

/**
 * What the network has to do: every promised and forbidden flow, and, where the failures are given, which flows the failure of
 * each element takes as simulated.
 */
export const expectedFiles = (
  { flows }: NetworkConfiguration,
  failures: readonly FailureOutcome[] | undefined,
): BundleFile[] => [
  { path: 'expected/flows.json', text: json(flows) },
  ...(failures === undefined
    ? []
    : [
        {
          path: 'expected/failures.json',
          text: json(
            failures.map(({ element, lost, unplugged, opened }) => ({
              ...element,
              lost: ids(lost),
              unplugged: ids(unplugged),
              opened: ids(opened),
            })),
          ),
        },
      ]),
];

const ids = (rows: FailureOutcome['lost']): string[] => rows.map(({ flow }) => flow.id);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
