import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

/**
 * A secret that somebody else issues. It is made with a random text, which nobody accepts; an operator puts the real one into
 * its place. Functions read it when they run, so that neither the first value nor a rotated one needs a deployment.
 */
export class OperatorSecret extends Secret {
  constructor(scope: Construct, id: string, description: string) {
    super(scope, id, { description, removalPolicy: RemovalPolicy.RETAIN });
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Its issuer makes the new value, so that no timer here could rotate it.',
    });
  }
}
