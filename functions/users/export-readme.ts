/** What each document of an export holds, by its name. */
const contents: Readonly<Record<string, string>> = {
  'profile.json': 'your profile: name, address, company, role, time zone, plan',
  'activity.json': 'what you did on which day, and in all',
  'designs.json': 'your designs with their requirements; deleted ones too, until they are erased',
  'topologies.json': 'the planned topology of each design: devices, links, addresses',
  'topology-versions.json': 'earlier versions of your topologies',
  'subscription.json': 'your subscription, payments and invoices',
  'reports.json': 'your reports; their PDFs are in the folder reports',
  'equipment.json': 'devices that you added; their pictures are in the folder pictures',
  'equipment-of-designs.json': 'which devices your designs use, and how many',
  'templates.json': 'your configuration templates; uploaded files are in the folder uploaded-files',
  'template-versions.json': 'every version of your templates',
  'deployments.json': 'your deployments, and the text of each (entries whose id begins with text#)',
  'running-configurations.json': 'what your devices run, as you uploaded it',
  'api-tokens.json': 'names and dates of your API tokens; the tokens themselves are not stored',
  'sessions.json': 'where you are signed in: the device, since when, last seen',
  'lab-results.json': 'the last result of the lab for each design',
};

/** Explains the files of an export. */
export const exportReadme = (paths: readonly string[]): string =>
  [
    'Your data at Netwright',
    '',
    'This archive has everything that Netwright stores of your account. Documents are JSON in UTF-8: a list of entries.',
    'Times are ISO 8601 in UTC; ids are the ones that addresses of the site have.',
    '',
    ...paths.map((path) => `  ${path}: ${contents[path] ?? 'what its name says'}`),
    '',
    'Left out: passwords, which are stored by the identity service as a proof that cannot be reversed; hashes of API',
    'tokens; locks and counts that repeat what the documents say.',
    '',
  ].join('\n');
