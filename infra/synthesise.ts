import { readFileSync } from 'node:fs';
import { App, Tags, Validations } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks } from 'cdk-nag';
import * as z from 'zod';
import type { Resources } from './constructs/function-role.ts';
import { type Settings, settingsOf } from './constructs/settings.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { CatalogueStack } from './stacks/catalogue-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { IdentityStack } from './stacks/identity-stack.ts';
import { ObservabilityStack } from './stacks/observability-stack.ts';
import { SiteStack } from './stacks/site-stack.ts';
import { WorkersStack } from './stacks/workers-stack.ts';

export type Context = Readonly<Record<string, unknown>>;

/**
 * Writes the templates of the whole product. Needs neither a network nor credentials: nothing is looked up.
 *
 * @param outdir where to write; otherwise what the CDK's command line asks for, or a temporary folder
 * @param context settings (see settings.ts) and CDK flags, over those of cdk.json
 * @param isValidated against CloudFormation's schemas, which takes longer than all the rest
 */
export function synthesise(outdir?: string, context: Context = {}, isValidated = true): CloudAssembly {
  return netwright(outdir, context, isValidated).synth();
}

/** The construct tree, before it is written. */
export function netwright(outdir?: string, context: Context = {}, isValidated = true): App {
  const app = new App({
    ...(outdir && { outdir }),
    builtinCloudFormationValidation: isValidated,
    context: { ...sourceMetadata, ...projectContext(), ...context },
  });
  const settings = settingsOf(app);
  const shared = {
    env: { region: settings.region },
    settings,
  };

  const data = new DataStack(app, 'NetwrightData', shared);
  const identity = new IdentityStack(app, 'NetwrightIdentity', { ...shared, data });
  const { mailFrom, paymentProviderUrl: providerUrl, domainName } = settings;
  const siteUrl = domainName === undefined ? undefined : `https://${domainName}`;
  const payments = { providerUrl, siteUrl, seller: sellerVariables(settings) };
  const resources: Resources = { ...data, ...identity, mailFrom, payments };
  const api = new ApiStack(app, 'NetwrightApi', { ...shared, identity, resources });
  const catalogue = new CatalogueStack(app, 'NetwrightCatalogue', { ...shared, resources, api });
  const workers = new WorkersStack(app, 'NetwrightWorkers', { ...shared, resources });
  // A worker has to know a message before a route sends it.
  api.addStackDependency(workers);
  const site = new SiteStack(app, 'NetwrightSite', { ...shared, data, identity, api });
  new ObservabilityStack(app, 'NetwrightObservability', {
    ...shared,
    data,
    identity,
    api,
    catalogue,
    workers,
    site,
  });

  Tags.of(app).add('application', 'netwright');
  Tags.of(app).add('environment', settings.environment);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

/** What invoices and receipts say of the seller (functions/subscriptions/seller.ts). */
const sellerVariables = ({ sellerName, sellerAddress, sellerTaxId }: Settings): Record<string, string> => ({
  ...(sellerName !== undefined && { SELLER_NAME: sellerName }),
  ...(sellerAddress !== undefined && { SELLER_ADDRESS: sellerAddress }),
  ...(sellerTaxId !== undefined && { SELLER_TAX_ID: sellerTaxId }),
});

/** The CDK's command line asks for these; the local cloud finds a function's bundle by them. */
const sourceMetadata = { 'aws:cdk:enable-asset-metadata': true, 'aws:cdk:enable-path-metadata': true };

/** cdk.json's context reaches an app only through the CDK's command line; `node infra/app.ts` reads it here. */
function projectContext(): Record<string, unknown> {
  const text = readFileSync(new URL('../cdk.json', import.meta.url), 'utf8');
  return z.object({ context: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text)).context;
}
