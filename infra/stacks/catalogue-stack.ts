import { Duration } from 'aws-cdk-lib';
import { Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import type { Resources } from '../constructs/function-role.ts';
import { HouseFunction, type Watched } from '../constructs/house-function.ts';
import { cataloguePermissions as grants } from '../permissions/catalogue.ts';
import type { ApiStack } from './api-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

export interface CatalogueStackProps extends NetwrightStackProps {
  readonly resources: Resources;
  /** The stacks that show the catalogue: they must know the devices' schema before the devices arrive. */
  readonly api: ApiStack;
}

/** The deployment waits as long. A whole catalogue takes a few seconds. */
const timeout = Duration.minutes(1);

/**
 * Loads the catalogue's devices whenever the code that holds them has changed. The deployment waits for it, and fails
 * where it fails (docs/decisions/catalogue-loading.md).
 */
export class CatalogueStack extends NetwrightStack {
  readonly loader: Watched;

  constructor(scope: Construct, id: string, { resources, api, ...props }: CatalogueStackProps) {
    super(scope, id, props);
    const loader = new HouseFunction(this, 'Load', {
      name: 'loadCatalogue',
      description: 'Updates the devices of the catalogue to this release',
      whenItFails:
        'The deployment has failed, and users may see devices of the former release. Read the last lines of the function’s log, fix what they name and deploy again: an interrupted load continues where it stopped.',
      settings: this.settings,
      resources,
      grants,
      memorySize: 512,
      timeout,
    });
    new Trigger(loader, 'Trigger', { handler: loader, timeout });
    this.loader = loader.watched;
    this.addStackDependency(api);
  }
}
