import { FileSystem } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';

/**
 * A function's bundle. It is another one when its code is, or the V8 that compiled it (`compiled-by`): V8 does not compile
 * the same code into the same bytes each time, which would deploy every function with every build.
 */
export const bundledCode = (folder: string): Code =>
  Code.fromAsset(folder, { assetHash: FileSystem.fingerprint(folder, { exclude: ['*.compiled'] }) });
