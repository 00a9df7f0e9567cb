import type { DeployedDevice } from '#shared/contract/deployment-items.ts';
import type { DialectId } from '#shared/contract/dialect.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { templateAnswer } from '../storage/templates/template-answer.ts';
import { listTemplates } from '../storage/templates/templates.ts';
import { findDevice } from './deployed-device.ts';

/** Active templates that fit a device, the most specific first; the user's own before the system's. @throws not_found */
export async function compatibleTemplates(uid: string, deviceId: string): Promise<Template[]> {
  const [{ facts, dialect }, own, { systemTemplates }] = await Promise.all([
    findDevice(uid, deviceId),
    listTemplates(uid),
    import('#shared/templates/compose/system-templates.ts'),
  ]);
  const all = [...own.map((template) => templateAnswer(template)), ...systemTemplates()];
  return all
    .map((template) => ({ template, criteria: criteriaOf(template, facts, dialect) }))
    .filter(({ template, criteria }) => template.isActive && criteria.every(({ fits }) => fits))
    .toSorted((a, b) => b.criteria.length - a.criteria.length)
    .map(({ template }) => template);
}

/** What a template states about devices, and whether this one is so; what it leaves empty fits any. */
function criteriaOf(
  { vendor, model, equipmentCategory, dialect: own }: Template,
  device: DeployedDevice,
  dialect: DialectId | '',
): { readonly fits: boolean }[] {
  const criteria = [
    { stated: vendor, fits: isWithin(vendor, device.manufacturer) || isWithin(device.manufacturer, vendor) },
    { stated: model, fits: isWithin(model, device.model) },
    { stated: equipmentCategory, fits: equipmentCategory === device.category },
    { stated: own, fits: own === dialect },
  ];
  return criteria.filter(({ stated }) => stated !== '');
}

/** `Catalyst 9300` is a model series that `Catalyst 9300-48P` is one of; `Juniper` stands for `Juniper Networks`. */
const isWithin = (part: string, whole: string): boolean =>
  part !== '' && whole.toLowerCase().includes(part.toLowerCase());
