import { fileURLToPath } from 'node:url';
import type { App } from 'aws-cdk-lib';
import * as z from 'zod';

/** What an operator may choose, as CDK context: `cdk deploy -c alarmEmail=ops@example.com`, or in cdk.json. */
export const Settings = z
  .strictObject({
    /** CloudFront's firewall and certificate live in us-east-1; elsewhere give `webAclArn` from there. */
    region: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be an AWS region')
      .default('us-east-1'),
    /** Part of every physical name, so that several environments can share one account. */
    environment: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,19}$/, 'must be 2 to 20 lower-case letters, digits and dashes')
      .default('production'),
    alarmEmail: z.email().optional(),
    /** The site's own name; needs `certificateArn`, a certificate for it in us-east-1. */
    domainName: z.hostname().optional(),
    certificateArn: z.string().startsWith('arn:aws:acm:us-east-1:').optional(),
    /** A Route 53 zone that gets the site's records; needs `hostedZoneName`. */
    hostedZoneId: z.string().optional(),
    hostedZoneName: z.hostname().optional(),
    /** The version of the origin secret to deploy, when it was rotated (docs/decisions/origin-secret.md). */
    originSecretVersion: z.string().min(32).optional(),
    webAclArn: z.string().startsWith('arn:aws:wafv2:us-east-1:').optional(),
    /** Sender of password codes, verified in SES. Without it Cognito sends itself, at most 50 messages a day. */
    mailFrom: z.email().optional(),
    /** The payment provider's API, which the key in the secret belongs to. */
    paymentProviderUrl: z.url({ protocol: /^https$/ }).default('https://api.paystack.co'),
    /** Who sells the plans, as invoices and receipts have to say: the legal name, the lines of the address, the tax number. */
    sellerName: z.string().trim().min(1).max(200).optional(),
    sellerAddress: z.string().trim().min(1).max(500).optional(),
    sellerTaxId: z.string().trim().min(1).max(50).optional(),
    /** Requests a second over the whole API, and how many may come at once. */
    throttleRate: z.coerce.number().int().min(1).default(200),
    throttleBurst: z.coerce.number().int().min(1).default(400),
    /** Off in an account whose quota of concurrent executions is below 1,000: Lambda then refuses to reserve any. */
    reserveConcurrency: z.stringbool().or(z.boolean()).default(true),
    /** The most that each table and each global index serves in a second. A new on-demand table serves as much at once. */
    tableReadUnits: z.coerce.number().int().min(1).default(12_000),
    tableWriteUnits: z.coerce.number().int().min(1).default(4_000),
    /** USD a month at which operators get an alert about what the account costs; 0 is never. */
    monthlyBudget: z.coerce.number().min(0).default(200),
    /** Where the bundled functions, the built site and the API description are. */
    functionsFolder: z.string().default(inProject('dist/functions')),
    siteFolder: z.string().default(inProject('dist/web')),
    openApiFile: z.string().default(inProject('docs/openapi.json')),
  })
  .refine((settings) => !settings.domainName === !settings.certificateArn, {
    error: 'domainName and certificateArn must be given together',
    path: ['certificateArn'],
  })
  .refine((settings) => !settings.hostedZoneId === !settings.hostedZoneName, {
    error: 'hostedZoneId and hostedZoneName must be given together',
    path: ['hostedZoneName'],
  })
  .refine((settings) => settings.domainName || !settings.hostedZoneId, {
    error: 'a hosted zone needs a domainName',
    path: ['domainName'],
  })
  .refine((settings) => settings.region === 'us-east-1' || settings.webAclArn, {
    error: 'outside us-east-1 the firewall must already exist there: give its webAclArn',
    path: ['webAclArn'],
  });
export type Settings = z.output<typeof Settings>;

/** Reads the settings from the app's context; throws one sentence that names each wrong setting. */
export function settingsOf(app: App): Settings {
  const given = Object.keys(Settings.shape).map((name) => [name, app.node.tryGetContext(name)]);
  const parsed = Settings.safeParse(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  if (parsed.success) return parsed.data;
  throw new Error(`The context of this app is wrong:\n${z.prettifyError(parsed.error)}`);
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
