import { systemAuthor } from '../../contract/author.ts';
import { type DialectId, dialectIds } from '../../contract/dialect.ts';
import type { Template } from '../../contract/template-items.ts';
import { dialects } from '../dialects/dialects.ts';
import type { Part, PartRole } from '../library/part.ts';
import { dialectOfWhole, systemTemplateId } from '../library/system-template-id.ts';
import { library } from './library.ts';

/**
 * The templates of the system as a list has them: of each dialect the whole configuration of a device, without its text,
 * and its parts.
 */
export const systemTemplates = (): Template[] =>
  dialectIds
    .filter((dialect) => library[dialect].parts.length > 0)
    .flatMap((dialect) => [
      { ...wholeOf(dialect), configContent: '', isTextOmitted: true },
      ...library[dialect].parts.map(templateOf),
    ]);

export function findSystemTemplate(id: string): Template | undefined {
  const dialect = dialectOfWhole(id);
  return dialect === undefined ? systemTemplates().find((template) => template.id === id) : wholeOf(dialect);
}

/** The release that brought the library. */
const released = '2026-11-22T00:00:00.000Z';
const version = '1.0.0';

function templateOf({ id, dialect, role, name, description, configType, text }: Part): Template {
  return {
    ...common(id, dialect),
    name: `${dialects[dialect].label}: ${name}`.slice(0, 100),
    description,
    equipmentCategory: categoryOf[role],
    configType,
    configContent: text,
    tags: ['system', dialect, role],
  };
}

function wholeOf(dialect: DialectId): Template {
  const text = library[dialect].parts.map((part) => part.text).join('');
  return {
    ...common(systemTemplateId(dialect, 'whole'), dialect),
    name: `${dialects[dialect].label}: whole configuration`,
    description: 'Everything that the design says about a device, composed of all parts of the dialect.',
    equipmentCategory: '',
    configType: 'system',
    configContent: text,
    tags: ['system', dialect, 'whole'],
  };
}

const categoryOf = {
  base: '',
  switch: 'switch',
  router: 'router',
  firewall: 'firewall',
} as const satisfies Record<PartRole, Template['equipmentCategory']>;

const common = (id: string, dialect: DialectId) =>
  ({
    id,
    vendor: vendors[dialect],
    model: '',
    dialect,
    configSourceType: 'template',
    isTextOmitted: false,
    variables: [],
    version,
    revision: 1,
    isActive: true,
    isSystemTemplate: true,
    createdBy: systemAuthor,
    createdAt: released,
    updatedAt: released,
    changeLog: [{ revision: 1, version, changedAt: released, changedBy: systemAuthor, note: 'Released' }],
    deployments: [],
  }) satisfies Partial<Template>;

/** As the catalogue writes them; FRRouting runs on anybody's hardware. */
const vendors = {
  'ios-xe': 'Cisco',
  junos: 'Juniper',
  eos: 'Arista',
  fortios: 'Fortinet',
  routeros: 'MikroTik',
  frr: '',
} as const satisfies Record<DialectId, string>;
