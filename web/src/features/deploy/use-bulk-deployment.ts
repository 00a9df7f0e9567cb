import { useState } from 'react';
import type { Deployment, NewDeployment } from '#shared/contract/deployment-items.ts';
import { deployTemplate } from '#shared/contract/deployments.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { useDeploymentChanges } from '#web/documents/deployments/use-deployment-changes.ts';

/** One device to deploy to. */
export interface BulkEntry {
  readonly name: string;
  readonly templateId: string;
  readonly deployment: NewDeployment;
}

export type BulkResult =
  | { readonly state: 'waiting' }
  | { readonly state: 'deployed'; readonly deployment: Deployment }
  | { readonly state: 'failed'; readonly sentence: string; readonly cause: unknown };

export interface BulkDeployment {
  /** By device id, in their order; empty until it was begun. */
  readonly results: ReadonlyMap<string, BulkResult>;
  readonly isRunning: boolean;
  /**
   * Deploys each by itself, so that one that fails leaves the others; what was deployed before is not again. Whether all
   * are deployed now.
   */
  readonly run: (entries: readonly BulkEntry[]) => Promise<boolean>;
}

/** Enough to keep the line busy, few enough for a quota. */
const atOnce = 3;

export function useBulkDeployment(): BulkDeployment {
  const { deploy } = useDeploymentChanges();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const note = (deviceId: string, result: BulkResult) =>
    setResults((all) => new Map(all).set(deviceId, result));
  const run = async (entries: readonly BulkEntry[]) => {
    setRunning(true);
    const left = entries.filter(({ deployment }) => results.get(deployment.deviceId)?.state !== 'deployed');
    for (const { deployment } of left) note(deployment.deviceId, { state: 'waiting' });
    const queue = [...left];
    let failed = 0;
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const { templateId, deployment } = next;
        try {
          note(deployment.deviceId, { state: 'deployed', deployment: await deploy(templateId, deployment) });
        } catch (error) {
          failed += 1;
          note(deployment.deviceId, {
            state: 'failed',
            sentence: sentenceOf(error, deployTemplate.fallback),
            cause: error,
          });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    setRunning(false);
    return failed === 0;
  };
  return { results, isRunning, run };
}
