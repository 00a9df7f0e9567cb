import { Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

/** The word by which a function knows that a request came through CloudFront: docs/decisions/origin-secret.md. */
export class OriginSecret extends Construct {
  /** Resolved by CloudFormation at deployment; the template holds a reference only. */
  readonly value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secret = new Secret(this, 'Secret', {
      description:
        'Header that CloudFront adds to each request to the API of Netwright, which refuses any other',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'CloudFront and the functions must change together, which is a deployment: operations.md says how it is rotated.',
    });
    this.value = secret.secretValue.unsafeUnwrap();
  }
}
