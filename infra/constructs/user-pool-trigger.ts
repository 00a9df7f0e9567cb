import { Duration } from 'aws-cdk-lib';
import type { UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { Grant } from '../permissions/grant.ts';
import type { Resources } from './function-role.ts';
import { HouseFunction, type Watched } from './house-function.ts';
import type { Settings } from './settings.ts';

export interface UserPoolTriggerProps {
  readonly userPool: UserPool;
  readonly operation: UserPoolOperation;
  readonly description: string;
  readonly whenItFails: string;
  readonly grants: readonly Grant[];
  readonly settings: Settings;
  readonly resources: Resources;
}

/** The user pool waits so long for a function, and tries three times. */
const timeout = Duration.seconds(5);

/** A function that the user pool calls; its id is its name. */
export class UserPoolTrigger extends Construct {
  readonly watched: Watched;

  constructor(scope: Construct, id: string, { userPool, operation, ...props }: UserPoolTriggerProps) {
    super(scope, id);
    const handler = new HouseFunction(this, 'Function', { ...props, name: id, memorySize: 512, timeout });
    userPool.addTrigger(operation, handler);
    this.watched = handler.watched;
  }
}
