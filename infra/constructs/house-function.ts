import { join } from 'node:path';
import { RemovalPolicy, Size } from 'aws-cdk-lib';
import { Architecture, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Grant } from '../permissions/grant.ts';

import { bundledCode } from './bundled-code.ts';
import { environmentOf, FunctionRole, type Resources } from './function-role.ts';
import type { FunctionSize } from './function-sizes.ts';
import type { Settings } from './settings.ts';

export interface HouseFunctionProps extends FunctionSize {
  /** What it is called in this environment, and the folder of its bundle. */
  readonly name: string;
  readonly description: string;
  /** For the alarm on its errors, in sentences: what its failure means for users, and what to do about it. */
  readonly whenItFails: string;
  readonly settings: Settings;
  readonly resources: Resources;
  readonly grants: readonly Grant[];
  /** MB of disk; Lambda's 512 when left out. */
  readonly diskMb?: number;
  /** Beside the variables that go with the grants. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where Lambda sends the events that the function failed at, for one that nobody waits for. */
  readonly deadLetters?: IQueue;
}

/** What an alarm needs to know of a function. */
export interface Watched {
  readonly functionName: string;
  readonly whenItFails: string;
}

/**
 * A function with the defaults of this project: its bundle on Node 24, a role that allows what its grants say and
 * nothing else, and a log of its own, which is kept for three months and outlives it. Routes, triggers and workers
 * build on it.
 */
export class HouseFunction extends LambdaFunction {
  readonly watched: Watched;

  constructor(scope: Construct, id: string, props: HouseFunctionProps) {
    const { name, settings, resources, grants, deadLetters } = props;
    const logGroup = new LogGroup(scope, 'Log', {
      logGroupName: `/netwright/${settings.environment}/functions/${name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    // At most 64 characters.
    const functionName = `netwright-${settings.environment}-${name}`;
    super(scope, id, {
      functionName,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: bundledCode(join(settings.functionsFolder, name)),
      role: new FunctionRole(scope, 'Role', {
        grants,
        resources,
        logGroup,
        ...(deadLetters && { deadLetters }),
      }),
      logGroup,
      environment: { ...environmentOf(grants, resources), ...props.environment },
      memorySize: props.memorySize,
      timeout: props.timeout,
      ...(settings.reserveConcurrency &&
        props.concurrency !== undefined && { reservedConcurrentExecutions: props.concurrency }),
      ...(props.diskMb !== undefined && { ephemeralStorageSize: Size.mebibytes(props.diskMb) }),
    });
    this.watched = { functionName, whenItFails: props.whenItFails };
  }
}
