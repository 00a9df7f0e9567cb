import type { DialectId } from '../../contract/dialect.ts';
import { TemplateFields } from '../../contract/template-fields.ts';
import { TemplateVariable, type VariableType } from '../../contract/template-variables.ts';
import { categoryLabels } from './device-labels.ts';
import { registerWords } from './field-words.ts';

export const dialectLabels = {
  'ios-xe': 'Cisco IOS XE',
  junos: 'Juniper Junos',
  eos: 'Arista EOS',
  fortios: 'Fortinet FortiOS',
  routeros: 'MikroTik RouterOS',
  frr: 'Linux with FRRouting',
} as const satisfies Record<DialectId, string>;

/** What a template configures. */
export const configTypeLabels = {
  basic: 'Base',
  vlan: 'VLANs',
  routing: 'Routing',
  security: 'Security',
  qos: 'Quality of service',
  ha: 'High availability',
  snmp: 'SNMP',
  ntp: 'NTP',
  syslog: 'Syslog',
  interface: 'Interfaces',
  system: 'System',
} as const;

export const variableTypeLabels = {
  string: 'Text',
  integer: 'Integer',
  boolean: 'Yes or no',
  enum: 'Choice',
  ip: 'IP address',
  cidr: 'Prefix (CIDR)',
  netmask: 'Netmask',
  mac: 'MAC address',
  vlan: 'VLAN ID',
  hostname: 'Hostname',
  list: 'List',
  secret: 'Secret',
} as const satisfies Record<VariableType, string>;

const any = 'Any';

export const templateWords = {
  name: { label: 'Name' },
  description: { label: 'Description' },
  vendor: { label: 'Vendor', empty: any, placeholder: 'Cisco' },
  model: { label: 'Model', empty: any, placeholder: 'Catalyst 9300' },
  equipmentCategory: { label: 'Device category', empty: any, values: { ...categoryLabels, '': any } },
  dialect: { label: 'Dialect', empty: any, values: { ...dialectLabels, '': any } },
  configType: { label: 'Configures', values: configTypeLabels },
  configSourceType: { label: 'Source', values: { template: 'Text', file: 'Uploaded file' } },
  configContent: { label: 'Template' },
  variables: { label: 'Variables' },
  version: { label: 'Version', help: 'Such as 1.4.0. Saving without another one counts the last figure up.' },
  tags: { label: 'Tags', help: 'At most 10, separated by commas.' },
  isActive: {
    label: 'Offered for devices',
    help: 'A template that is not offered is kept, with its deployments.',
  },
} as const;
registerWords(TemplateFields, templateWords);

/** The words of a variable's fields; its default value is of the variable's own type. */
export const variableWords = {
  name: { label: 'Name' },
  description: { label: 'Description' },
  dataType: { label: 'Type', values: variableTypeLabels },
  required: { label: 'Required' },
  pattern: { label: 'Pattern', help: 'A regular expression that the whole value has to match.' },
  validationRegex: { label: 'Pattern' },
  min: { label: 'Minimum', help: 'Of a number; of text or a list its length.' },
  max: { label: 'Maximum' },
  options: { label: 'Options', help: 'One on each line.' },
  group: { label: 'Group', help: 'Variables of one group stand together when a template is deployed.' },
  help: { label: 'Help' },
  example: { label: 'Example' },
  scope: {
    label: 'Scope',
    values: { global: 'All devices', device: 'Each device', interface: 'Each interface' },
  },
} as const;
registerWords(TemplateVariable.omit({ defaultValue: true }), variableWords);
