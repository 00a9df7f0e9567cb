import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { domains, handlerFile, routes } from '#shared/contract/routes.ts';
import { permissions } from '../../infra/permissions/route-permissions.ts';
import { type Found, Synthesised } from './synthesised.ts';

const cloud = new Synthesised();
const byName = routes.map((route) => ({ ...route, toString: () => route.name }));

const Ref = z.object({ Ref: z.string() });
const Statement = z.object({
  Action: z.union([z.string(), z.array(z.string())]).transform((action) => [action].flat()),
  Resource: z.unknown().transform((resource) => [resource].flat().map((one) => JSON.stringify(one))),
  Condition: z.unknown().optional(),
});
const RoleProperties = z.object({
  AssumeRolePolicyDocument: z.unknown(),
  Policies: z.array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) })),
});
const FunctionProperties = z.object({
  FunctionName: z.string(),
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  LoggingConfig: z.object({ LogGroup: Ref }),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
  MemorySize: z.number(),
  Timeout: z.number(),
});

const template = (route: { domain: string }) => `NetwrightApi${route.domain}`;
const gatewayRoutes = cloud.all('AWS::ApiGatewayV2::Route');
const gatewayRoute = (route: { name: string; domain: string }) =>
  cloud.one('AWS::ApiGatewayV2::Route', `${route.name}Route`, template(route));
const functionOf = (route: { name: string; domain: string }) =>
  FunctionProperties.parse(
    cloud.one('AWS::Lambda::Function', `${route.name}Function`, template(route)).properties,
  );
const roleOf = (route: { name: string; domain: string }) =>
  RoleProperties.parse(
    cloud.one('AWS::IAM::Role', functionOf(route).Role['Fn::GetAtt'][0], template(route)).properties,
  );
const statementsOf = (route: { name: string; domain: string }) =>
  roleOf(route).Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
const follow = (type: string, from: Found, id: string): Found => cloud.one(type, id, from.template);

describe('every call of the contract', () => {
  it('has exactly one gateway route, one function and one permission set', () => {
    const names = routes.map(({ name }) => name).sort();
    const catchAll = gatewayRoutes.filter(({ properties }) => properties.RouteKey === '$default');
    expect(catchAll).toHaveLength(1);
    expect(gatewayRoutes).toHaveLength(routes.length + 1);
    expect(cloud.all('AWS::Lambda::Function', 'NetwrightApi')).toHaveLength(routes.length + 1);
    expect(Object.values(permissions).flatMap(Object.keys).sort()).toEqual(names);
    expect(new Set(routes.map(handlerFile)).size).toBe(routes.length);
  });

  it.each(byName)('$name is reached at its method and path, below /api', (route) => {
    const path = `/api${route.path}`.replace(/\/$/, '');
    expect(gatewayRoute(route).properties.RouteKey).toBe(`${route.method} ${path}`);
  });

  it.each(byName)('$name leads to the live version of its own function', (route) => {
    const found = gatewayRoute(route);
    const [, integrationId = ''] = /\{"Ref":"(\w+)"\}/.exec(JSON.stringify(found.properties.Target)) ?? [];
    const integration = follow('AWS::ApiGatewayV2::Integration', found, integrationId);
    expect(integration.properties).toMatchObject({
      IntegrationType: 'AWS_PROXY',
      PayloadFormatVersion: '2.0',
    });
    const alias = follow('AWS::Lambda::Alias', found, Ref.parse(integration.properties.IntegrationUri).Ref);
    expect(alias.properties.Name).toBe('live');
    const handler = follow('AWS::Lambda::Function', found, Ref.parse(alias.properties.FunctionName).Ref);
    expect(handler.properties.FunctionName).toBe(`netwright-production-${route.name}`);
  });

  it.each(byName)('$name requires a token exactly when the contract says so', (route) => {
    const { AuthorizationType, AuthorizerId } = gatewayRoute(route).properties;
    // Where API tokens are taken, the function alone can tell them from nonsense.
    const isOpen = route.access === 'public' || route.access === 'signed' || route.tokenScope !== undefined;
    expect(AuthorizationType).toBe(isOpen ? 'NONE' : 'JWT');
    expect(AuthorizerId === undefined).toBe(isOpen);
  });

  it('leaves to functions what a pipeline needs, and nothing else', () => {
    const open = routes.filter(({ tokenScope }) => tokenScope !== undefined);
    expect(open.map(({ name, access, tokenScope }) => [name, access, tokenScope])).toEqual([
      ['listDeployments', 'user', 'read'],
      ['getDeployment', 'user', 'read'],
      ['updateDeployment', 'user', 'deploy'],
      ['downloadDeployment', 'user', 'read'],
    ]);
  });

  it.each(byName)('$name runs on Node 24 and ends before the gateway gives up', (route) => {
    const { properties } = cloud.one('AWS::Lambda::Function', `${route.name}Function`, template(route));
    expect(properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
    });
    expect(functionOf(route).Timeout).toBeLessThan(30);
    expect(functionOf(route).MemorySize).toBeGreaterThanOrEqual(512);
  });

  it.each(byName)('$name keeps its own log for three months', (route) => {
    const log = follow(
      'AWS::Logs::LogGroup',
      gatewayRoute(route),
      functionOf(route).LoggingConfig.LogGroup.Ref,
    );
    expect(log.properties).toMatchObject({
      LogGroupName: `/netwright/production/functions/${route.name}`,
      RetentionInDays: 90,
    });
    expect(log.deletionPolicy).toBe('RetainExceptOnCreate');
  });

  it.each(byName)(
    '$name is released to a tenth of its callers first, and rolled back when its call fails',
    (route) => {
      const alias = cloud.one('AWS::Lambda::Alias', `${route.name}Live`, template(route));
      expect(alias.updatePolicy).toMatchObject({
        CodeDeployLambdaAliasUpdate: { ApplicationName: expect.anything() },
      });
      expect(
        cloud.one('AWS::CodeDeploy::DeploymentGroup', `${route.name}Release`, template(route)).properties,
      ).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AlarmConfiguration: {
          Enabled: true,
          Alarms: [{ Name: `netwright-production: ${route.name} fails` }],
        },
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_STOP_ON_ALARM']),
        },
      });
    },
  );
});

describe('the alarm that takes a release back', () => {
  const alarms = cloud.all('AWS::CloudWatch::Alarm', 'NetwrightApireleaseAlarms');
  const alarmOf = (name: string) =>
    JSON.stringify(
      alarms.find(({ properties }) => properties.AlarmName === `netwright-production: ${name} fails`)
        ?.properties,
    );

  it.each(byName)(
    'of $name counts the errors of that call, and only where several callers have them',
    (route) => {
      const alarm = alarmOf(route.name);
      const path = `/api${route.path}`.replace(/\/$/, '');
      expect(alarm).toContain(
        `{"Name":"Method","Value":"${route.method}"},{"Name":"Resource","Value":"${path}"}`,
      );
      expect(alarm).toContain('IF(FILL(callers, 0) >= 3, errors, 0)');
      expect(alarm).toContain("INSIGHT_RULE_METRIC('netwright-production-server-error-callers'");
    },
  );

  it('exists before the functions that it watches', () => {
    expect(alarms).toHaveLength(routes.length);
    for (const domain of domains)
      expect(
        JSON.stringify(cloud.one('AWS::CloudFormation::Stack', domain, 'NetwrightApi').dependsOn),
      ).toContain('releaseAlarms');
  });

  it('counts callers by the field that the request log has', () => {
    const { RuleBody } = cloud.one('AWS::CloudWatch::InsightRule').properties;
    expect(JSON.parse(String(RuleBody))).toMatchObject({
      LogGroupNames: ['/netwright/production/functions/*'],
      Contribution: { Keys: ['$.caller'], Filters: [{ Match: '$.status', GreaterThan: 499 }] },
    });
  });
});

describe('heavy functions', () => {
  it('have instances of their own, and leave most of the account’s to the others', () => {
    const reserved = routes.flatMap((route) => {
      const { properties } = cloud.one('AWS::Lambda::Function', `${route.name}Function`, template(route));
      const { ReservedConcurrentExecutions: instances } = properties;
      return instances === undefined ? [] : [[route.name, Number(instances)] as const];
    });
    expect(reserved.map(([name]) => name)).toEqual(
      expect.arrayContaining(['generateTopology', 'createReport']),
    );
    expect(reserved.reduce((sum, [, instances]) => sum + instances, 0)).toBeLessThanOrEqual(400);
  });
});

describe('what a function may do', () => {
  it('is set by a role of its own', () => {
    const roles = routes.map((route) => `${route.domain}/${functionOf(route).Role['Fn::GetAtt'][0]}`);
    expect(new Set(roles).size).toBe(routes.length);
    expect(cloud.all('AWS::IAM::Policy', 'NetwrightApi')).toEqual([]);
    for (const route of routes) {
      expect(JSON.stringify(roleOf(route).AssumeRolePolicyDocument)).toContain('"lambda.amazonaws.com"');
    }
  });

  it.each(byName)('$name has no wildcard except for the objects of a bucket', (route) => {
    for (const { Action, Resource } of statementsOf(route)) {
      expect(Action.join()).not.toContain('*');
      const isObjects = Action.every((action) => /^s3:(Get|Put|Delete)Object$/.test(action));
      for (const resource of Resource) {
        expect(resource).not.toBe('"*"');
        expect(resource.includes('*')).toBe(isObjects);
        if (isObjects)
          expect(resource).toMatch(
            /\{"Fn::ImportValue":"[^"]*(TopologyBodies|ReportFiles|EquipmentImages|ConfigurationTexts|ConfigurationFiles|DataExports)[^"]*Arn[^"]*"\},"\/\*"/,
          );
      }
    }
  });

  it.each(byName)('$name writes only to its own log', (route) => {
    const logs = statementsOf(route).filter(({ Action }) =>
      Action.some((action) => action.startsWith('logs:')),
    );
    expect(logs).toEqual([
      {
        Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: [JSON.stringify({ 'Fn::GetAtt': [functionOf(route).LoggingConfig.LogGroup.Ref, 'Arn'] })],
      },
    ]);
  });

  it.each(byName)('$name gets the names of exactly the tables and buckets that it may access', (route) => {
    const named = Object.keys(functionOf(route).Environment.Variables).filter((name) =>
      /_(TABLE|BUCKET)$/.test(name),
    );
    const granted = statementsOf(route)
      .flatMap(({ Resource }) => Resource)
      .flatMap((resource) => /ExportsOutputFnGetAtt([A-Za-z]+?)[0-9A-F]{8}Arn/.exec(resource)?.[1] ?? [])
      .map((name) => variables[name] ?? []);
    expect(new Set(named)).toEqual(new Set(granted.flat()));
  });

  it.each(byName)('$name knows the origin secret, and the user pool when it checks tokens', (route) => {
    const { Variables } = functionOf(route).Environment;
    expect(JSON.stringify(Variables.ORIGIN_SECRET)).toContain('{{resolve:secretsmanager:');
    if (route.access !== 'public' && route.access !== 'signed') {
      expect(Variables).toMatchObject({
        USER_POOL_ID: expect.anything(),
        USER_POOL_CLIENT_ID: expect.anything(),
      });
    }
  });

  it('lets only registration create and delete identities, and others do to one what they are for', () => {
    const managed = routes.map((route) => {
      const actions = statementsOf(route).flatMap(({ Action }) => Action);
      return [
        route.name,
        actions.flatMap((action) => /^cognito-idp:Admin(.*)/.exec(action)?.[1] ?? []).sort(),
      ] as const;
    });
    expect(Object.fromEntries(managed.filter(([, actions]) => actions.length > 0))).toEqual({
      registerUser: ['CreateUser', 'DeleteUser', 'GetUser', 'InitiateAuth', 'SetUserPassword'],
      // An address that is not proved yet gets its code for a reset, too.
      forgotPassword: ['GetUser', 'UpdateUserAttributes'],
      resetPassword: ['UserGlobalSignOut'],
      endOtherSessions: ['UserGlobalSignOut'],
      changeEmail: ['UpdateUserAttributes'],
      changePassword: ['SetUserPassword', 'UserGlobalSignOut'],
      disableAccount: ['DisableUser', 'UserGlobalSignOut'],
      enableAccount: ['EnableUser'],
      signOutAccount: ['UserGlobalSignOut'],
    });
  });

  it('gives reading calls no write permission', () => {
    const notesSession = new Set(['getCurrentUser', 'listSessions']);
    // A GET by the specification, which applies the payment that it verifies.
    const reads = routes.filter(({ name, method }) => method === 'GET' && name !== 'verifyPayment');
    for (const route of reads) {
      const actions = statementsOf(route).flatMap(({ Action }) => Action);
      expect(actions.filter((action) => /:(Put|Update|Delete|Batch(?!Get)|Transact)/.test(action))).toEqual([
        'logs:PutLogEvents',
        // When the API token was last used.
        ...(route.tokenScope ? ['dynamodb:UpdateItem'] : []),
        // How often the user makes the call.
        ...(route.rate ? ['dynamodb:UpdateItem'] : []),
        // When the session was seen.
        ...(notesSession.has(route.name) ? ['dynamodb:UpdateItem'] : []),
      ]);
    }
  });

  it('lets calls that take API tokens write nothing of a token but when it was last used', () => {
    for (const route of routes.filter(({ tokenScope }) => tokenScope !== undefined)) {
      const writes = statementsOf(route).filter(
        ({ Action, Resource }) =>
          Action.includes('dynamodb:UpdateItem') && JSON.stringify(Resource).includes('FnGetAttApiTokens'),
      );
      expect(writes.map(({ Condition }) => Condition)).toEqual([
        {
          'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['userId', 'id', 'lastUsedAt'] },
          StringEqualsIfExists: { 'dynamodb:ReturnValues': ['NONE', 'UPDATED_OLD', 'UPDATED_NEW'] },
        },
      ]);
    }
  });

  it('lets the list of designs read its index and the counts, not the designs', () => {
    const list = routes.find(({ name }) => name === 'listDesigns');
    const queries = list && statementsOf(list).filter(({ Action }) => Action.includes('dynamodb:Query'));
    expect(queries?.map(({ Resource }) => Resource)).toEqual([[expect.stringContaining('/index/byStatus')]]);
  });
});

/** Which variables go with a resource, by its name in the data stack. */
const variables: Readonly<Record<string, string>> = {
  Profiles: 'PROFILES_TABLE',
  Activity: 'ACTIVITY_TABLE',
  Stats: 'STATS_TABLE',
  Designs: 'DESIGNS_TABLE',
  Topologies: 'TOPOLOGIES_TABLE',
  TopologyBodies: 'TOPOLOGIES_BUCKET',
  Erasures: 'ERASURES_TABLE',
  Exports: 'EXPORTS_TABLE',
  DataExports: 'EXPORTS_BUCKET',
  Audit: 'AUDIT_TABLE',
  TopologyVersions: 'TOPOLOGY_VERSIONS_TABLE',
  Reports: 'REPORTS_TABLE',
  ReportFiles: 'REPORTS_BUCKET',
  Equipment: 'EQUIPMENT_TABLE',
  EquipmentImages: 'IMAGES_BUCKET',
  DesignDevices: 'DESIGN_DEVICES_TABLE',
  Templates: 'TEMPLATES_TABLE',
  TemplateVersions: 'TEMPLATE_VERSIONS_TABLE',
  Deployments: 'DEPLOYMENTS_TABLE',
  RunningConfigs: 'RUNNING_CONFIGS_TABLE',
  ApiTokens: 'API_TOKENS_TABLE',
  LabResults: 'LAB_RESULTS_TABLE',
  Sessions: 'SESSIONS_TABLE',
  Subscriptions: 'SUBSCRIPTIONS_TABLE',
  ConfigurationTexts: 'CONFIGURATIONS_BUCKET',
  ConfigurationFiles: 'CONFIG_FILES_BUCKET',
};

describe('the gateway', () => {
  it('accepts only this pool’s tokens for this site', () => {
    const authoriser = cloud.one('AWS::ApiGatewayV2::Authorizer');
    expect(authoriser.properties).toMatchObject({
      AuthorizerType: 'JWT',
      IdentitySource: ['$request.header.Authorization'],
      JwtConfiguration: { Audience: [{ 'Fn::ImportValue': expect.stringContaining('UsersSite') }] },
    });
    expect(JSON.stringify(authoriser.properties)).toContain('https://cognito-idp.us-east-1.amazonaws.com/');
  });

  it('throttles requests, and logs each without its query or headers', () => {
    const stage = cloud.one('AWS::ApiGatewayV2::Stage').properties;
    expect(stage).toMatchObject({
      AutoDeploy: true,
      DefaultRouteSettings: {
        ThrottlingRateLimit: 200,
        ThrottlingBurstLimit: 400,
        DetailedMetricsEnabled: true,
      },
      AccessLogSettings: { DestinationArn: { 'Fn::GetAtt': [expect.stringMatching(/^AccessLog/), 'Arn'] } },
    });
    const format = JSON.stringify(stage.AccessLogSettings);
    expect(format).toContain('$context.requestId');
    expect(format).toContain('$context.routeKey');
    expect(format).not.toMatch(/header|querystring|\$context\.path/i);
  });

  it('allows no other origin', () => {
    expect(cloud.one('AWS::ApiGatewayV2::Api').properties.CorsConfiguration).toBeUndefined();
  });
});

describe('the size of the templates', () => {
  const limit = 500;
  const sizes = Map.groupBy(cloud.resources, ({ template }) => template);

  it.each([...sizes.keys()])('%s stays well below CloudFormation’s limit', (name) => {
    expect(sizes.get(name)?.length).toBeLessThan(limit * 0.8);
  });

  it('leaves room for 70 calls in the existing domains', () => {
    const domains = new Set(routes.map(({ domain }) => domain));
    const perCall = Math.max(
      ...[...domains].map((domain) => {
        const calls = routes.filter((route) => route.domain === domain).length;
        return (sizes.get(`NetwrightApi${domain}`)?.length ?? Number.POSITIVE_INFINITY) / calls;
      }),
    );
    expect(perCall).toBeLessThanOrEqual(9);
    expect(Math.ceil(70 / domains.size) * perCall).toBeLessThan(limit * 0.8);
    expect(sizes.get('NetwrightApi')?.length).toBeLessThan(50);
  });
});
