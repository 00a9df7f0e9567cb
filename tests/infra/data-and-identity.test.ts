import { describe, expect, it } from 'vitest';
import { tables as described } from '#shared/tables/tables.ts';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised();
const key = (name: string, type: 'HASH' | 'RANGE') => ({ AttributeName: name, KeyType: type });

describe('the tables', () => {
  it.each([
    ['Profiles', ['uid']],
    ['Activity', ['uid', 'day']],
    ['Stats', ['counter']],
    ['Designs', ['userId', 'id']],
    ['Topologies', ['userId', 'designId']],
    ['Reports', ['userId', 'id']],
    ['Equipment', ['owner', 'id']],
    ['Sessions', ['uid', 'id']],
    ['DesignDevices', ['userId', 'designAndDevice']],
    ['TopologyVersions', ['userId', 'designAndVersion']],
    ['Templates', ['userId', 'id']],
    ['TemplateVersions', ['userId', 'templateAndRevision']],
    ['Deployments', ['userId', 'id']],
    ['RunningConfigs', ['userId', 'deviceId']],
    ['ApiTokens', ['userId', 'id']],
    ['LabResults', ['userId', 'designId']],
  ])('keep %s by %s', (id, [partition = '', sort]) => {
    const table = cloud.one('AWS::DynamoDB::Table', id);
    expect(table.properties.KeySchema).toEqual([
      key(partition, 'HASH'),
      ...(sort ? [key(sort, 'RANGE')] : []),
    ]);
  });

  it('find designs by status without reading their requirements', () => {
    expect(cloud.one('AWS::DynamoDB::Table', 'Designs').properties.LocalSecondaryIndexes).toMatchObject([
      {
        IndexName: 'byStatus',
        KeySchema: [key('userId', 'HASH'), key('statusAndId', 'RANGE')],
        Projection: {
          ProjectionType: 'INCLUDE',
          NonKeyAttributes: expect.arrayContaining(['designName', 'searchText']),
        },
      },
    ]);
    expect(JSON.stringify(cloud.one('AWS::DynamoDB::Table', 'Designs').properties)).not.toContain(
      '"requirements"',
    );
  });

  it('keep the local index as deployed: CloudFormation replaces a table when it changes', () => {
    const { LocalSecondaryIndexes } = cloud.one('AWS::DynamoDB::Table', 'Designs').properties;
    expect(LocalSecondaryIndexes).toMatchObject([
      {
        Projection: {
          NonKeyAttributes: [
            'designName',
            'description',
            'searchText',
            'isExistingNetwork',
            'designStatus',
            'version',
            'isTemplate',
            'deviceCount',
            'plannedDevices',
            'reportCount',
            'createdAt',
            'updatedAt',
          ],
        },
      },
    ]);
  });

  it('find reports by design and profiles by age', () => {
    expect(cloud.one('AWS::DynamoDB::Table', 'Reports').properties.LocalSecondaryIndexes).toMatchObject([
      { IndexName: 'byDesign', KeySchema: [key('userId', 'HASH'), key('designAndId', 'RANGE')] },
    ]);
    expect(cloud.one('AWS::DynamoDB::Table', 'Profiles').properties.GlobalSecondaryIndexes).toMatchObject([
      { IndexName: 'byCreation', KeySchema: [key('kind', 'HASH'), key('createdAt', 'RANGE')] },
    ]);
  });

  it('expire a day’s activity', () => {
    expect(cloud.one('AWS::DynamoDB::Table', 'Activity').properties.TimeToLiveSpecification).toEqual({
      AttributeName: 'expiresAt',
      Enabled: true,
    });
  });

  it('can be restored, are retained when a stack is deleted, and are billed per request', () => {
    const tables = cloud.all('AWS::DynamoDB::Table');
    expect(tables).toHaveLength(Object.keys(described).length);
    for (const { properties, deletionPolicy } of tables) {
      expect(properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      });
      expect(deletionPolicy).toBe('Retain');
    }
  });
});

describe('the buckets', () => {
  const buckets = cloud.all('AWS::S3::Bucket');
  const holdsCopies = buckets.filter(({ id }) => id.startsWith('DataExports'));
  const holdsData = buckets.filter(({ id }) => !/^(AccessLogs|DataExports)/.test(id));

  it('are private, encrypted and retained', () => {
    expect(buckets).toHaveLength(9);
    for (const { properties, deletionPolicy } of buckets) {
      expect(properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      });
      expect(deletionPolicy).toBe('Retain');
    }
  });

  it.each(buckets)('$template $id rejects requests without TLS 1.2', ({ id, template }) => {
    const policy = cloud
      .all('AWS::S3::BucketPolicy', template)
      .find(({ properties }) => JSON.stringify(properties.Bucket) === JSON.stringify({ Ref: id }));
    expect(policy?.properties.PolicyDocument).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({
          Action: 's3:*',
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
        expect.objectContaining({
          Effect: 'Deny',
          Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } },
        }),
      ]),
    });
  });

  it.each(holdsData)(
    '$template $id keeps overwritten objects for a month and logs access',
    ({ properties }) => {
      expect(properties).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        LoggingConfiguration: { DestinationBucketName: { Ref: expect.stringMatching(/^AccessLogs/) } },
        LifecycleConfiguration: {
          Rules: [
            {
              Status: 'Enabled',
              NoncurrentVersionExpiration: { NoncurrentDays: 30 },
              AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
            },
          ],
        },
      });
    },
  );

  it('keep copies of users’ data for a day, and no version of them', () => {
    expect(holdsCopies).toHaveLength(1);
    expect(holdsCopies[0]?.properties.VersioningConfiguration).toBeUndefined();
    expect(holdsCopies[0]?.properties.LifecycleConfiguration).toMatchObject({
      Rules: [{ Status: 'Enabled', ExpirationInDays: 1 }],
    });
  });

  it('let a browser read a report or an export through a signed link, and nothing else', () => {
    const withCors = buckets.filter(({ properties }) => properties.CorsConfiguration);
    expect(withCors.map(({ id }) => id.slice(0, 11))).toEqual(['ReportFiles', 'DataExports']);
    for (const { properties } of withCors)
      expect(properties.CorsConfiguration).toMatchObject({ CorsRules: [{ AllowedMethods: ['GET'] }] });
  });
});

describe('the identity service', () => {
  it('accepts e-mail addresses in any case, and passwords of six characters', () => {
    expect(cloud.one('AWS::Cognito::UserPool').properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 6,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
  });

  it('allows sign-up only through the API, and recovers accounts by e-mail', () => {
    expect(cloud.one('AWS::Cognito::UserPool').properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
    });
  });

  it('cannot be deleted by accident', () => {
    const pool = cloud.one('AWS::Cognito::UserPool');
    expect(pool.properties.DeletionProtection).toBe('ACTIVE');
    expect(pool.deletionPolicy).toBe('Retain');
  });

  it('gives the site a client without a secret, with sessions as long as specified', () => {
    expect(cloud.one('AWS::Cognito::UserPoolClient').properties).toMatchObject({
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      IdTokenValidity: 60,
      AccessTokenValidity: 60,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
      ExplicitAuthFlows: expect.arrayContaining(['ALLOW_USER_SRP_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH']),
    });
    expect(cloud.one('AWS::Cognito::UserPoolClient').properties.ExplicitAuthFlows).toHaveLength(2);
  });

  it('replaces each refresh token when it is used', () => {
    expect(cloud.one('AWS::Cognito::UserPoolClient').properties.RefreshTokenRotation).toEqual({
      Feature: 'ENABLED',
      RetryGracePeriodSeconds: 60,
    });
  });

  it('lets a browser write nothing that is read, no address either; a new one waits for its code', () => {
    expect(cloud.one('AWS::Cognito::UserPoolClient').properties.WriteAttributes).toEqual(['website']);
    // What is required has to be writable.
    expect(cloud.one('AWS::Cognito::UserPool').properties.Schema).not.toContainEqual(
      expect.objectContaining({ Required: true }),
    );
    expect(cloud.one('AWS::Cognito::UserPool').properties.UserAttributeUpdateSettings).toEqual({
      AttributesRequireVerificationBeforeUpdate: ['email'],
    });
  });

  it('offers an authenticator app as a second factor, and no text messages', () => {
    expect(cloud.one('AWS::Cognito::UserPool').properties).toMatchObject({
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
  });

  it('is behind a firewall that limits the calls of one address', () => {
    const acl = cloud.one('AWS::WAFv2::WebACL', 'FirewallAcl', 'NetwrightIdentity');
    expect(acl.properties).toMatchObject({
      Scope: 'REGIONAL',
      Rules: [
        {
          Action: { Block: {} },
          Statement: {
            RateBasedStatement: { AggregateKeyType: 'IP', EvaluationWindowSec: 300, Limit: 1_000 },
          },
        },
      ],
    });
    expect(cloud.one('AWS::WAFv2::WebACLAssociation').properties).toEqual({
      ResourceArn: { 'Fn::GetAtt': [expect.stringMatching(/^Users/), 'Arn'] },
      WebACLArn: { 'Fn::GetAtt': [acl.id, 'Arn'] },
    });
  });

  it('calls our functions for its mails and after a reset', () => {
    expect(Object.keys(Object(cloud.one('AWS::Cognito::UserPool').properties.LambdaConfig)).sort()).toEqual([
      'CustomMessage',
      'PostConfirmation',
    ]);
  });

  it('has a group of administrators', () => {
    expect(cloud.one('AWS::Cognito::UserPoolGroup').properties.GroupName).toBe('admin');
  });
});
