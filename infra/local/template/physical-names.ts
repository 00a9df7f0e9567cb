/** The account that every local resource belongs to. */
export const localAccount = '000000000000';

/** What CloudFormation would return for a resource: its `Ref` and its attributes. */
export interface PhysicalResource {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface NamingContext {
  readonly region: string;
  readonly logicalId: string;
  /** The name that the template asks for, where it does. */
  readonly wantedName: string | undefined;
}

/** Names for the resources whose `Ref` or attributes others read; a type that is missing gets its logical id. */
export function physicalResource(type: string, context: NamingContext): PhysicalResource {
  const name = context.wantedName ?? context.logicalId;
  const arn = (service: string, path: string, regional = true): string =>
    `arn:aws:${service}:${regional ? context.region : ''}:${localAccount}:${path}`;
  switch (type) {
    case 'AWS::DynamoDB::Table':
      return { ref: name, attributes: { Arn: arn('dynamodb', `table/${name}`) } };
    case 'AWS::S3::Bucket':
      return bucket(name.toLowerCase().slice(-63), context.region);
    case 'AWS::Cognito::UserPool':
      return userPool(`${context.region}_${alphanumeric(context.logicalId).slice(-9)}`, context.region);
    case 'AWS::Cognito::UserPoolClient':
      return { ref: alphanumeric(context.logicalId).toLowerCase().slice(-26), attributes: {} };
    case 'AWS::Lambda::Function':
      return { ref: name, attributes: { Arn: arn('lambda', `function:${name}`) } };
    case 'AWS::IAM::Role':
      return { ref: name, attributes: { Arn: arn('iam', `role/${name}`, false) } };
    case 'AWS::SQS::Queue':
      return {
        ref: `https://sqs.${context.region}.amazonaws.com/${localAccount}/${name}`,
        attributes: { Arn: arn('sqs', name), QueueName: name },
      };
    case 'AWS::SecretsManager::Secret':
      return { ref: arn('secretsmanager', `secret:${name}`), attributes: {} };
    case 'AWS::Logs::LogGroup':
      return { ref: name, attributes: { Arn: arn('logs', `log-group:${name}:*`) } };
    default:
      return { ref: name, attributes: {} };
  }
}

const alphanumeric = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

function bucket(name: string, region: string): PhysicalResource {
  return {
    ref: name,
    attributes: {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${region}.amazonaws.com`,
    },
  };
}

function userPool(id: string, region: string): PhysicalResource {
  const provider = `cognito-idp.${region}.amazonaws.com/${id}`;
  return {
    ref: id,
    attributes: {
      Arn: `arn:aws:cognito-idp:${region}:${localAccount}:userpool/${id}`,
      ProviderName: provider,
      ProviderURL: `https://${provider}`,
      UserPoolId: id,
    },
  };
}
