import type { StepId } from '#web/documents/designs/model/steps.ts';

export interface FormField {
  /** What the field is called on the form. */
  readonly label: string;
  readonly step: StepId;
}

/** Every field of the form by its place in the contract, without the index of a row. */
const fields: Readonly<Record<string, FormField>> = {
  designName: { step: 'basics', label: 'Name' },
  description: { step: 'basics', label: 'Description' },
  isExistingNetwork: { step: 'basics', label: 'Existing network' },
  'existingNetworkDetails.currentTopology': { step: 'basics', label: 'Current topology' },
  'existingNetworkDetails.currentIssues': { step: 'basics', label: 'Known problems' },
  'existingNetworkDetails.currentIPScheme': { step: 'basics', label: 'Current address block' },
  'existingNetworkDetails.currentDevices': { step: 'basics', label: 'Devices in place' },
  'existingNetworkDetails.currentDevices[].type': { step: 'basics', label: 'Type' },
  'existingNetworkDetails.currentDevices[].model': { step: 'basics', label: 'Model' },
  'existingNetworkDetails.currentDevices[].quantity': { step: 'basics', label: 'Quantity' },
  'requirements.sites': { step: 'sites', label: 'Sites' },
  'requirements.wiredUsers': { step: 'sites', label: 'Wired users' },
  'requirements.wirelessUsers': { step: 'sites', label: 'Wireless users' },
  'requirements.sites[].name': { step: 'sites', label: 'Name' },
  'requirements.sites[].kind': { step: 'sites', label: 'Kind' },
  'requirements.sites[].wiredUsers': { step: 'sites', label: 'Wired users' },
  'requirements.sites[].wirelessUsers': { step: 'sites', label: 'Wireless users' },
  'requirements.sites[].guests': { step: 'sites', label: 'Guests' },
  'requirements.sites[].phones': { step: 'sites', label: 'Phones' },
  'requirements.sites[].cameras': { step: 'sites', label: 'Cameras' },
  'requirements.sites[].printers': { step: 'sites', label: 'Printers' },
  'requirements.sites[].servers': { step: 'sites', label: 'Servers' },
  'requirements.sites[].publicServers': { step: 'sites', label: 'Public servers' },
  'requirements.sites[].floors': { step: 'sites', label: 'Floors' },
  'requirements.sites[].areaM2': { step: 'sites', label: 'Area' },
  'requirements.sites[].wanMbps': { step: 'sites', label: 'WAN' },
  'requirements.segments': { step: 'segments', label: 'Segments' },
  'requirements.segments[].name': { step: 'segments', label: 'Name' },
  'requirements.segments[].type': { step: 'segments', label: 'Type' },
  'requirements.segments[].users': { step: 'segments', label: 'Users' },
  'requirements.segments[].bandwidthPriority': { step: 'segments', label: 'Priority' },
  'requirements.segments[].isolationLevel': { step: 'segments', label: 'Isolation' },
  'requirements.bandwidth.download': { step: 'services', label: 'Download' },
  'requirements.bandwidth.upload': { step: 'services', label: 'Upload' },
  'requirements.bandwidth.symmetric': { step: 'services', label: 'Symmetric' },
  'requirements.wan.kind': { step: 'services', label: 'Between sites' },
  'requirements.services.cloud': { step: 'services', label: 'Cloud services' },
  'requirements.services.onPremise': { step: 'services', label: 'Services on the premises' },
  'requirements.services.network': { step: 'services', label: 'Network services' },
  'requirements.ipScheme.private': { step: 'addressing', label: 'Private block' },
  'requirements.ipScheme.publicIPs': { step: 'addressing', label: 'Public addresses' },
  'requirements.ipScheme.ipv6': { step: 'addressing', label: 'IPv6' },
  'requirements.securityRequirements.firewall': { step: 'security', label: 'Firewall' },
  'requirements.securityRequirements.ids': { step: 'security', label: 'Intrusion detection' },
  'requirements.securityRequirements.ips': { step: 'security', label: 'Intrusion prevention' },
  'requirements.securityRequirements.contentFiltering': { step: 'security', label: 'Content filtering' },
  'requirements.securityRequirements.remoteAccess': { step: 'security', label: 'Remote access' },
  'requirements.redundancy.internet': { step: 'security', label: 'Second internet line' },
  'requirements.redundancy.coreSwitching': { step: 'security', label: 'Core switches in pairs' },
  'requirements.redundancy.power': { step: 'security', label: 'Second power supplies' },
  'requirements.growth.percent': { step: 'growth', label: 'Growth' },
  'requirements.growth.years': { step: 'growth', label: 'Planning period' },
  'requirements.budget.amount': { step: 'growth', label: 'Budget' },
  'requirements.budget.currency': { step: 'growth', label: 'Currency' },
  'requirements.budgetRange': { step: 'growth', label: 'Price range' },
  'requirements.vendorPreference': { step: 'growth', label: 'Preferred vendor' },
};

/**
 * The field at a place of the contract (`requirements.sites[3].name`). A place that the form does not show belongs to
 * the nearest field around it, and at last to the review, which shows everything.
 */
export function formField(path: string): FormField {
  const place = path.replace(/\[\d+\]/g, '[]');
  const known = fields[place];
  if (known) return known;
  const outer = path.replace(/(\[\d+\]|\.?[^.[\]]+)$/, '');
  return outer === '' || outer === path ? { label: path, step: 'review' } : formField(outer);
}
