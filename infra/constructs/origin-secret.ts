import { SecretValue, Validations } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';

export interface OriginSecretProps {
  /** A version's id pins it; otherwise the current one of the moment when a resource is deployed. */
  readonly version: string | undefined;
}

/** The word by which a function knows that a request came through CloudFront: docs/decisions/origin-secret.md. */
export class OriginSecret extends Construct {
  /** Resolved by CloudFormation at deployment; the template holds a reference only. */
  readonly value: string;

  constructor(scope: Construct, id: string, { version }: OriginSecretProps) {
    super(scope, id);
    const secret = new Secret(this, 'Secret', {
      description:
        'Header that CloudFront adds to each request to the API of Netwright, which rejects requests without it',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    Validations.of(secret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'CloudFront and the functions must change together, so a deployment rotates it, not a timer.',
    });
    this.value = SecretValue.secretsManager(
      secret.secretArn,
      version ? { versionId: version } : {},
    ).unsafeUnwrap();
  }
}
