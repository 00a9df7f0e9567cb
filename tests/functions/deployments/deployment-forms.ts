import { Deployment } from '#shared/contract/deployment-items.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { handler as deployTemplate } from '../../../functions/deployments/routes/deploy-template.ts';
import { handler as rollBackDeployment } from '../../../functions/deployments/routes/roll-back-deployment.ts';
import { handler as updateDeployment } from '../../../functions/deployments/routes/update-deployment.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { handler as generateTopology } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as getTopology } from '../../../functions/topology/routes/get-topology.ts';
import { Topology } from '../../../shared/contract/topology-items.ts';
import { aNewDesign } from '../../support/builders.ts';
import { type Answer, send } from '../../support/http-events.ts';
import { type FilePart, multipartOf } from '../../support/multipart.ts';
import { aKeptDevice } from '../equipment/design-with-devices.ts';
import { aTemplate } from '../templates/template-forms.ts';

type Given = Readonly<Record<string, unknown>>;

export const theValues = { hostname: 'core-1', gateway: '10.0.0.1' };

export const deploymentIn = ({ status, body }: Answer): Deployment => {
  if (status >= 300) throw new Error(`No deployment was answered: ${status} ${String(body.message)}`);
  return Deployment.parse(body.data);
};

export const deploy = (uid: string, templateId: string, given: Given, ...files: readonly FilePart[]) =>
  send(deployTemplate, { token: uid, params: { templateId }, ...multipartOf(given, files) });

export const setStatus = (uid: string, { id, template }: Deployment, status: string, more: Given = {}) =>
  send(updateDeployment, {
    token: uid,
    params: { templateId: template, deploymentId: id },
    json: { status, ...more },
  });

export const takeBack = (uid: string, { id, template }: Deployment) =>
  send(rollBackDeployment, { token: uid, params: { templateId: template, deploymentId: id } });

/** A user with a template, and a device of their own to deploy it to. */
export async function aTemplateAndDevice(given: Given = {}) {
  const { uid, template } = await aTemplate(given);
  const { id: deviceId } = await aKeptDevice(uid, { manufacturer: 'Cisco', model: 'Catalyst 9300-48P' });
  return {
    uid,
    template,
    deviceId,
    deploy: (more: Given = {}) =>
      deploy(uid, template.id, { deviceId, variables: JSON.stringify(theValues), ...more }),
    /** One that went all the way. */
    complete: async (more: Given = {}) => {
      const made = deploymentIn(
        await deploy(uid, template.id, { deviceId, variables: JSON.stringify(theValues), ...more }),
      );
      await setStatus(uid, made, 'in_progress');
      return deploymentIn(await setStatus(uid, made, 'completed'));
    },
  };
}

/** A small design of this user with its plan, and the device ids of its nodes by type. */
export async function aPlannedDesign(uid: string) {
  const { id } = await createDesign(uid, aNewDesign({ requirements: { wiredUsers: 12 } }), []);
  await send(generateTopology, { token: uid, params: { designId: id } });
  const { body } = await send(getTopology, { token: uid, params: { designId: id } });
  const { nodes } = Topology.parse(body.data);
  return {
    designId: id,
    deviceOf: (type: string) => nodeDeviceId(id, nodes.find((node) => node.type === type)?.id ?? 'missing'),
  };
}
