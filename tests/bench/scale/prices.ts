/**
 * List prices in US dollars, us-east-1, without discounts, taxes and free tiers but Cognito's. From AWS's pricing pages, in the year
 * that each says: look again before relying on a sum.
 */
export const prices = {
  /** A GB-second of Lambda on arm64, the first tier. https://aws.amazon.com/lambda/pricing (unchanged since 2022) */
  gbSecond: 0.000_013_333_4,
  /** A million invocations. The same page */
  invocations: 0.2,
  /** A million requests of an HTTP API. https://aws.amazon.com/api-gateway/pricing (unchanged since 2020) */
  gatewayRequests: 1,
  /** A million units of on-demand tables. https://aws.amazon.com/dynamodb/pricing/on-demand (since 1 November 2024) */
  readUnits: 0.125,
  writeUnits: 0.625,
  /** A GB and month of tables, and of their point-in-time recovery. The same page */
  tableStorage: 0.25,
  recovery: 0.2,
  /** A GB and month of S3 Standard, and a million PUTs. https://aws.amazon.com/s3/pricing */
  objectStorage: 0.023,
  objectWrites: 5,
  /** A million requests and a GB of CloudFront, Europe and North America. https://aws.amazon.com/cloudfront/pricing */
  edgeRequests: 1,
  edgeBytes: 0.085,
  /** A million requests of the firewall. https://aws.amazon.com/waf/pricing */
  firewallRequests: 0.6,
  /** A GB of log, taken in. https://aws.amazon.com/cloudwatch/pricing */
  logBytes: 0.5,
  /** An active user and month beyond the first 10,000, Essentials. https://aws.amazon.com/cognito/pricing (since 22 November 2024) */
  activeUser: 0.015,
  freeUsers: 10_000,
} as const;

/** What resources of the templates cost by the month, whether they are used or not. */
export const monthlyPrices: Readonly<Record<string, number>> = {
  /** https://aws.amazon.com/cloudwatch/pricing */
  'AWS::CloudWatch::Alarm': 0.1,
  'AWS::CloudWatch::CompositeAlarm': 0.5,
  'AWS::CloudWatch::Dashboard': 3,
  'AWS::CloudWatch::InsightRule': 0.5,
  /** https://aws.amazon.com/secrets-manager/pricing */
  'AWS::SecretsManager::Secret': 0.4,
  /** Without its rules, which are $1 each. https://aws.amazon.com/waf/pricing */
  'AWS::WAFv2::WebACL': 5,
};
