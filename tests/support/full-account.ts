import { randomBytes } from 'node:crypto';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { LabResult } from '#shared/contract/lab-result.ts';
import { Requirements } from '#shared/contract/requirements.ts';
import { NewTemplate } from '#shared/contract/template-form.ts';
import { createDesign } from '../../functions/designs/create-design.ts';
import { deleteDesign } from '../../functions/designs/delete-design.ts';
import { addLines } from '../../functions/equipment/design-lines.ts';
import { newId } from '../../functions/runtime/ids.ts';
import { auditStep } from '../../functions/storage/audit/audit.ts';
import { countStatuses } from '../../functions/storage/deployments/deployment-writes.ts';
import { putLabResult } from '../../functions/storage/deployments/lab-results.ts';
import { saveRunningConfig } from '../../functions/storage/deployments/running-configs.ts';
import { saveDeployment } from '../../functions/storage/deployments/save-deployment.ts';
import { recordPlan, recordReport } from '../../functions/storage/design-writes.ts';
import { getDesign } from '../../functions/storage/designs.ts';
import { systemOwner } from '../../functions/storage/equipment/equipment-items.ts';
import { countOwn, insertEquipment } from '../../functions/storage/equipment/equipment-writes.ts';
import { saveEquipment } from '../../functions/storage/equipment/save-equipment.ts';
import { newImagePath } from '../../functions/storage/images/equipment-images.ts';
import { createProfile } from '../../functions/storage/profile-writes.ts';
import { saveReport } from '../../functions/storage/save-report.ts';
import { createApiToken } from '../../functions/storage/sessions/api-tokens.ts';
import { recordEmailProof } from '../../functions/storage/sessions/gates.ts';
import { recordSession } from '../../functions/storage/sessions/sessions.ts';
import { recordActivity } from '../../functions/storage/statistics/activity.ts';
import { statsStep } from '../../functions/storage/statistics/stats.ts';
import { totalsSteps } from '../../functions/storage/statistics/totals.ts';
import { transact } from '../../functions/storage/tables/transact.ts';
import { saveTopology } from '../../functions/storage/topology/save-topology.ts';
import { createTemplate } from '../../functions/templates/create-template.ts';
import { changeLogo } from '../../functions/users/change-logo.ts';
import { deviceOf } from '../equipment/device-builder.ts';
import { aKeptDevice } from '../functions/equipment/design-with-devices.ts';
import { aGraph, aNewDesign, anOwner, aReport, aSpillingGraph, aTopology } from './builders.ts';
import { aPng } from './pictures.ts';
import { aProfile } from './profiles.ts';

const at = '2026-11-20T10:00:00.000Z';
/** Kept in S3: it cannot be compressed. */
const aLongText = randomBytes(20_000).toString('base64');
const text = {
  fileName: 'core.txt',
  contentType: 'text/plain',
  bytes: Buffer.from(`hostname core\n${aLongText}`),
};

export interface FullAccount {
  readonly uid: string;
  readonly designId: string;
  readonly deletedId: string;
  /** A device of the system that both designs use. */
  readonly systemDeviceId: string;
}

/** A user with something in every table and bucket: twice what a design has, once for a deleted one. */
export async function aFullAccount(): Promise<FullAccount> {
  const uid = anOwner();
  await createProfile(aProfile({ uid, company: `Company of ${uid}` }));
  const picture = { fileName: 'picture.png', contentType: 'image/png', bytes: aPng };
  await changeLogo(uid, picture);
  await recordActivity(uid, 'signIns');
  await recordSession({ uid, sessionId: newId(), authenticatedAt: 1_795_000_000 }, 'Firefox on Linux');
  await recordEmailProof(uid);
  await aDeviceWithPicture(uid);
  await createApiToken(uid, {
    id: newId(),
    name: 'Pipeline',
    scope: 'read',
    createdAt: at,
    expiresAt: '2027-11-20T10:00:00.000Z',
    hash: 'aa'.repeat(32),
  });
  const person = { uid, name: 'Ada Lovelace' };
  await transact([
    auditStep('disable_user', { uid: anOwner(), name: 'Root' }, { id: uid, name: person.name }),
    auditStep('enable_user', person, { id: anOwner(), name: 'Grace Hopper' }),
  ]);
  const caller = {
    uid,
    email: 'ada@example.com',
    name: person.name,
    groups: [],
    isEmailProved: true,
    authenticatedAt: 0,
  };
  const form = NewTemplate.parse({ name: 'Base', configFile: text });
  const { id: templateId } = await createTemplate(caller, form);
  const systemDeviceId = (await aKeptDevice(systemOwner, { partNumber: newId() })).id;
  const [designId = '', deletedId = ''] = [
    await aFullDesign(uid, 'Lisbon', { templateId, systemDeviceId }),
    await aFullDesign(uid, 'Porto', { templateId, systemDeviceId }),
  ];
  await deleteDesign(uid, deletedId);
  return { uid, designId, deletedId, systemDeviceId };
}

async function aDeviceWithPicture(uid: string): Promise<void> {
  const picture = { bytes: aPng, extension: 'png', contentType: 'image/png' } as const;
  const image = newImagePath(picture);
  const device = {
    ...deviceOf({ id: newId(), systemOwned: false }),
    image,
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  const steps = [insertEquipment(uid, device), countOwn(uid, 1)];
  await saveEquipment(uid, device, { steps, picture });
}

async function aFullDesign(
  uid: string,
  designName: string,
  { templateId, systemDeviceId }: { readonly templateId: string; readonly systemDeviceId: string },
): Promise<string> {
  const { id: designId } = await createDesign(uid, aNewDesign({ designName }), [
    statsStep('designs'),
    ...totalsSteps(uid, { designsCreated: 1 }),
  ]);
  const design = await getDesign(uid, designId);
  // One graph is in its item, one in S3.
  const graph = designName === 'Porto' ? aSpillingGraph() : aGraph();
  await saveTopology(uid, aTopology({ designId, ...graph }), {
    requirements: Requirements.parse({}),
    replaces: undefined,
    alsoWrite: [recordPlan(design, 2_000, { topologyVersion: 1, designVersion: 1, structure: 'x' })],
  });
  const uses = [{ role: 'access', quantity: 2, sites: [] }] as const;
  await addLines(uid, designId, [
    {
      deviceId: systemDeviceId,
      owner: systemOwner,
      uses: [...uses] as never,
      refuse: () => new Error() as never,
    },
  ]);
  const report = aReport({ designId });
  const reported = { designVersion: 1, topologyVersion: 1, equipmentVersion: 0 };
  await saveReport(uid, report, new Uint8Array(500), [
    recordReport(await getDesign(uid, designId), reported),
    statsStep('reports'),
  ]);
  await putLabResult(
    uid,
    LabResult.parse({
      designId,
      uploadedAt: at,
      devices: 2,
      bootSeconds: 1,
      flows: 1,
      asExpected: 1,
      failures: 0,
      survived: 0,
      unexpected: [],
      notes: [],
    }),
  );
  const deviceId = nodeDeviceId(designId, 'switch-1');
  const running = { deviceId, hash: 'bb'.repeat(32), size: 1, version: 1, updatedAt: at, savedAs: newId() };
  await saveRunningConfig(uid, running, aLongText, undefined);
  const author = { _id: uid, name: 'Ada Lovelace', email: 'ada@example.com' };
  await saveDeployment(
    {
      userId: uid,
      id: newId(),
      deviceId,
      device: { _id: deviceId, name: 'Switch 1', manufacturer: '', model: '', ipAddress: '', category: '' },
      template: templateId,
      name: 'Base',
      semver: '1.0.0',
      version: 1,
      templateRevision: 1,
      configType: 'basic',
      vendor: '',
      model: '',
      dialect: '',
      deployedBy: author,
      deployedAt: at,
      updatedAt: at,
      status: 'pending',
      hash: 'cc'.repeat(32),
      size: 1,
      omissions: [],
      notes: '',
      history: [],
    } as never,
    { renderedConfig: aLongText, variables: {} },
    [countStatuses(uid, { pending: 1 })],
  );
  return designId;
}
