import type { Template } from '#shared/contract/template-items.ts';
import { aUser } from '../../support/users.ts';

const { uid, displayName, email } = aUser();
export const me = { _id: uid, name: displayName, email };

/** A template of the signed-in user. */
export function aTemplate(given: Partial<Template> = {}): Template {
  const id = given.id ?? '65c000000000000000000001';
  const configContent =
    given.configContent ?? 'hostname {{hostname}}\ninterface Vlan1\n ip address {{ip_address}} {{mask}}\n';
  return {
    id,
    name: 'Access switch',
    description: '',
    vendor: 'Cisco',
    model: '',
    equipmentCategory: 'switch',
    dialect: 'ios-xe',
    configType: 'basic',
    configSourceType: 'template',
    configContent,
    variables: [],
    version: '1.0.0',
    tags: [],
    isActive: true,
    isTextOmitted: false,
    revision: 1,
    isSystemTemplate: false,
    createdBy: me,
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    changeLog: [],
    deployments: [],
    ...given,
  };
}
