import { beforeEach, describe, expect, it } from 'vitest';
import { NewDeployment } from '#shared/contract/deployment-items.ts';
import * as deployments from '#shared/contract/deployments.ts';
import * as designEquipment from '#shared/contract/design-equipment.ts';
import * as designs from '#shared/contract/designs.ts';
import * as equipment from '#shared/contract/equipment.ts';
import { EquipmentChange, NewEquipment } from '#shared/contract/equipment-items.ts';
import { NewTemplate, TemplateUpdate } from '#shared/contract/template-form.ts';
import * as templates from '#shared/contract/templates.ts';
import * as topology from '#shared/contract/topology.ts';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { updateTopology } from '#shared/contract/topology-update.ts';
import * as users from '#shared/contract/users.ts';
import { aRegistration, callAs, type Person, refusalOf, register } from '../support/person.ts';
import { aJpeg, aPng } from '../support/pictures.ts';

/** Someone for each test, and for its second try, which would meet the names of the first. */
let person: Person;
beforeEach(async () => {
  person = await register();
});

const aDesign = (designName: string) =>
  designs.NewDesign.parse({ designName, requirements: { wiredUsers: 30, wirelessUsers: 30 } });

/** Settles all calls and counts the successes and the error codes of the rest. */
async function outcomes(calls: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls);
  return {
    succeeded: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: [
      ...new Set(settled.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))),
    ],
  };
}

const twelve = <Result>(call: (index: number) => Promise<Result>) =>
  Array.from({ length: 12 }, (_, index) => call(index));

describe('of several writers at once', () => {
  it('one changes a design, the others get the stored version', async () => {
    const { data } = await person.call(designs.createDesign, { body: aDesign('Contended') });
    const change = (index: number) =>
      person.call(designs.updateDesign, {
        params: { id: data.id },
        body: { version: 1, description: `Writer ${index}` },
      });
    expect(await outcomes(twelve(change))).toEqual({ succeeded: 1, codes: ['stale_version'] });
    expect(await refusalOf(change(99))).toMatchObject({ status: 409, details: { currentVersion: 2 } });
  });

  it('one changes a device, and the others’ pictures are not kept', async () => {
    const form = (picture: Uint8Array) => ({
      category: 'switch',
      manufacturer: 'Acme',
      model: 'Contended',
      partNumber: 'A-1',
      specs: { ports: [] },
      image: { fileName: 'a.png', contentType: 'image/png', bytes: picture },
    });
    const { data: device } = await person.call(equipment.createEquipment, {
      body: NewEquipment.parse(form(aPng)),
    });
    const params = { id: device.id };
    const change = () =>
      person.call(equipment.updateEquipment, {
        params,
        body: EquipmentChange.parse({ ...form(aJpeg), version: 1 }),
      });
    expect(await outcomes(twelve(change))).toEqual({ succeeded: 1, codes: ['stale_version'] });
    const { data: stored } = await person.call(equipment.getEquipment, { params });
    expect(stored).toMatchObject({ version: 2, image: expect.stringMatching(/\.jpg$/) });
  });

  it('all create devices, and every device is counted', async () => {
    const body = (index: number) =>
      NewEquipment.parse({
        category: 'ap',
        manufacturer: 'Acme',
        model: `Access point ${index}`,
        partNumber: 'A-2',
        specs: { ports: [] },
      });
    const create = (index: number) => person.call(equipment.createEquipment, { body: body(index) });
    expect(await outcomes(twelve(create))).toEqual({ succeeded: 12, codes: [] });
    const { data } = await person.call(equipment.listUserEquipment, {});
    expect(data.filter(({ partNumber }) => partNumber === 'A-2')).toHaveLength(12);
  });

  it('one changes a template, each keeps its version where none is named', async () => {
    const body = NewTemplate.parse({ name: 'Contended', configContent: 'hostname one' });
    const { data: template } = await person.call(templates.createTemplate, { body });
    const params = { id: template.id };
    const change = (given: object) => () =>
      person.call(templates.updateTemplate, { params, body: TemplateUpdate.parse(given) });
    const based = change({ revision: 1, vendor: 'Cisco' });
    expect(await outcomes(twelve(based))).toEqual({ succeeded: 1, codes: ['stale_version'] });
    const anyway = ['a', 'b', 'c'].map((text) => change({ configContent: text })());
    expect(await outcomes(anyway)).toEqual({ succeeded: 3, codes: [] });
    const { data: versions } = await person.call(templates.listTemplateVersions, { params });
    expect(versions.map(({ revision }) => revision)).toEqual([5, 4, 3, 2, 1]);
  });

  it('one begins a deployment, and a template is deleted or deployed, never both', async () => {
    const form = NewTemplate.parse({ name: 'Deployed', configContent: 'hostname one' });
    const { data: template } = await person.call(templates.createTemplate, { body: form });
    const { data: device } = await person.call(equipment.createEquipment, {
      body: NewEquipment.parse({
        category: 'switch',
        manufacturer: 'Acme',
        model: 'Deployed to',
        partNumber: 'A-3',
        specs: { ports: [] },
      }),
    });
    const deploy = () =>
      person.call(deployments.deployTemplate, {
        params: { templateId: template.id },
        body: NewDeployment.parse({ deviceId: device.id }),
      });
    const { data: made } = await deploy();
    const params = { templateId: template.id, deploymentId: made.id };
    const setTo = (status: 'in_progress' | 'cancelled') =>
      person.call(deployments.updateDeployment, { params, body: { status, notes: '' } });
    expect(await outcomes(twelve(() => setTo('in_progress')))).toEqual({
      succeeded: 1,
      codes: ['wrong_status'],
    });
    await setTo('cancelled');
    const remove = () => person.call(templates.deleteTemplate, { params: { id: template.id } });
    const { succeeded, codes } = await outcomes([remove(), deploy(), remove(), deploy()]);
    // Either the first delete went through and nothing after it, or both deployments did and no delete.
    expect([succeeded, codes]).toEqual(
      codes.includes('in_use') ? [expect.any(Number), expect.any(Array)] : [1, ['not_found']],
    );
    const { data: left } = await person.call(deployments.listDeployments, {
      query: { templateId: template.id, status: 'pending' },
    });
    const isThere = await person.call(templates.getTemplate, { params: { id: template.id } }).then(
      () => true,
      () => false,
    );
    expect(left.length > 0).toBe(isThere);
  });

  it('one takes a name', async () => {
    const create = () => person.call(designs.createDesign, { body: aDesign('The only one') });
    expect(await outcomes(twelve(create))).toEqual({ succeeded: 1, codes: ['name_taken'] });
    const { pagination } = await person.call(designs.listDesigns, { query: { search: 'the ONLY' } });
    expect(pagination.total).toBe(1);
  });

  it('one changes a topology', async () => {
    const { data } = await person.call(designs.createDesign, { body: aDesign('Drawn') });
    const params = { designId: data.id };
    const { data: plan } = await person.call(topology.generateTopology, { params });
    const rename = (index: number) =>
      person.call(updateTopology, {
        params,
        body: {
          version: plan.version,
          changes: TopologyChanges.parse({
            nodes: { changed: [{ id: plan.nodes[0]?.id, label: `Writer ${index}` }] },
          }),
        },
      });
    expect(await outcomes(twelve(rename))).toEqual({ succeeded: 1, codes: ['stale_version'] });
  });

  it('none adds a device of a design twice, and one changes its quantity', async () => {
    const { data } = await person.call(designs.createDesign, { body: aDesign('Equipped') });
    const designId = data.id;
    const { data: advice } = await person.call(designEquipment.getRecommendations, {
      params: { id: designId },
    });
    const equipment = [...new Set(advice.roles.flatMap(({ choice }) => choice?.device.id ?? []))];
    const assign = () => person.call(designEquipment.assignEquipment, { body: { designId, equipment } });
    expect(await outcomes(twelve(assign))).toEqual({ succeeded: 12, codes: [] });
    const { data: counted } = await person.call(designs.getDesign, { params: { id: designId } });
    expect(counted.deviceCount).toBe(equipment.length);

    const change = (index: number) =>
      person.call(designEquipment.updateDesignEquipment, {
        params: { designId },
        body: {
          devices: [
            {
              id: equipment[0] ?? '',
              version: 1,
              uses: [{ role: 'access', quantity: index + 2, sites: [] }],
            },
          ],
        },
      });
    expect(await outcomes(twelve(change))).toEqual({ succeeded: 1, codes: ['stale_version'] });
  });

  it('one registers an e-mail address', async () => {
    const body = aRegistration();
    const registerAgain = () => callAs(undefined, users.registerUser, { body });
    expect(await outcomes(twelve(registerAgain))).toEqual({ succeeded: 1, codes: ['email_taken'] });
  });
});
