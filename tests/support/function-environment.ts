/**
 * What the template gives the functions, for tests that run them in this process. Import it first: the functions
 * read their environment when they are loaded.
 */
export const functionEnvironment = {
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test-secret',
  PROFILES_TABLE: 'profiles',
  ACTIVITY_TABLE: 'activity',
  STATS_TABLE: 'stats',
  DESIGNS_TABLE: 'designs',
  TOPOLOGIES_TABLE: 'topologies',
  TOPOLOGY_VERSIONS_TABLE: 'topologyVersions',
  REPORTS_TABLE: 'reports',
  EQUIPMENT_TABLE: 'equipment',
  DESIGN_DEVICES_TABLE: 'designDevices',
  TEMPLATES_TABLE: 'templates',
  TEMPLATE_VERSIONS_TABLE: 'templateVersions',
  DEPLOYMENTS_TABLE: 'deployments',
  RUNNING_CONFIGS_TABLE: 'runningConfigs',
  API_TOKENS_TABLE: 'apiTokens',
  SESSIONS_TABLE: 'sessions',
  LAB_RESULTS_TABLE: 'labResults',
  SUBSCRIPTIONS_TABLE: 'subscriptions',
  PAYMENT_PROVIDER_SECRET_ARN: 'arn:aws:secretsmanager:eu-west-1:000000000000:secret:paymentProvider',
  PAYMENTS_QUEUE_URL: 'https://sqs.eu-west-1.amazonaws.com/000000000000/payments',
  ERASURES_TABLE: 'erasures',
  EXPORTS_TABLE: 'exports',
  AUDIT_TABLE: 'audit',
  TOPOLOGIES_BUCKET: 'netwright-topologies',
  REPORTS_BUCKET: 'netwright-reports',
  IMAGES_BUCKET: 'netwright-images',
  CONFIGURATIONS_BUCKET: 'netwright-configurations',
  CONFIG_FILES_BUCKET: 'netwright-config-files',
  EXPORTS_BUCKET: 'netwright-exports',
  USER_POOL_ID: 'eu-west-1_netwright',
  USER_POOL_CLIENT_ID: 'netwright-site',
} as const;

Object.assign(process.env, functionEnvironment);
