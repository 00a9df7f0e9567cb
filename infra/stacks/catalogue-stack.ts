import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture, Code, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { TriggerFunction } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { environmentOf, FunctionRole, type Resources } from '../constructs/function-role.ts';
import { functionName } from '../constructs/route-function.ts';
import { cataloguePermissions as grants } from '../permissions/catalogue.ts';
import type { ApiStack } from './api-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

export interface CatalogueStackProps extends NetwrightStackProps {
  readonly resources: Resources;
  /** What shows the catalogue: it has to know the devices before they come. */
  readonly api: ApiStack;
}

/** Name of the function, and of the folder of its bundle. */
const name = 'loadCatalogue';

/**
 * Loads the catalogue's devices whenever the code that holds them has changed. The deployment waits for it, and fails
 * where it fails (docs/decisions/catalogue-loading.md).
 */
export class CatalogueStack extends NetwrightStack {
  constructor(scope: Construct, id: string, props: CatalogueStackProps) {
    super(scope, id, props);
    const { settings } = this;
    const { resources, api } = props;
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/netwright/${settings.environment}/functions/${name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    new TriggerFunction(this, 'Load', {
      functionName: functionName(settings, { name }),
      description: 'Brings the devices of the catalogue to those of this release',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(settings.functionsFolder, name)),
      role: new FunctionRole(this, 'Role', { grants, resources, logGroup }),
      logGroup,
      environment: environmentOf(grants, resources),
      memorySize: 512,
      // The deployment waits as long. A whole catalogue takes a few seconds.
      timeout: Duration.minutes(1),
    });
    this.addStackDependency(api);
  }
}
