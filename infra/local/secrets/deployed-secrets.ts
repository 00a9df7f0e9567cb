import type { ResolvedResource } from '../template/resolve-assembly.ts';

/** A secret of the template. */
export interface DeployedSecret {
  readonly logicalId: string;
  readonly arn: string;
}

export const deployedSecrets = (resources: readonly ResolvedResource[]): DeployedSecret[] =>
  resources
    .filter(({ type }) => type === 'AWS::SecretsManager::Secret')
    .map(({ logicalId, ref }) => ({ logicalId, arn: ref }));
