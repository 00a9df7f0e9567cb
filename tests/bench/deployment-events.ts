import { type Deployment, NewDeployment } from '#shared/contract/deployment-items.ts';
import {
  deployTemplate,
  putLabResult,
  putRunningConfig,
  updateDeployment,
} from '#shared/contract/deployments.ts';
import { NewTemplate } from '#shared/contract/template-form.ts';
import { createTemplate } from '#shared/contract/templates.ts';
import { aLabRun } from '../support/lab-runs.ts';
import { multipartOf } from '../support/multipart.ts';
import type { GivenEvents } from './given-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';

/**
 * The requests to deployments and to what devices run, for a device of a design.
 * @param nodeId the device's id, as the API has it for nodes
 */
export async function deploymentEvents(
  cloud: BenchCloud,
  person: Caller,
  { designId, nodeId }: { readonly designId: string; readonly nodeId: string },
): Promise<GivenEvents> {
  const { token } = person;
  const body = NewTemplate.parse({ name: 'Host names', configContent: 'hostname {{ hostname }}\n' });
  const { data: template } = await cloud.call(person, createTemplate, { body });
  const ofTemplate = { templateId: template.id };
  let made = 0;
  const form = () => ({ deviceId: nodeId, variables: { hostname: `host-${++made}` } });
  const deployed = async (...statuses: readonly Deployment['status'][]) => {
    const { data } = await cloud.call(person, deployTemplate, {
      params: ofTemplate,
      body: NewDeployment.parse(form()),
    });
    const params = { ...ofTemplate, deploymentId: data.id };
    for (const status of statuses)
      await cloud.call(person, updateDeployment, { params, body: { status, notes: '' } });
    return params;
  };
  const ofDeployment = { token, params: await deployed('in_progress', 'completed') };
  const ofDevice = { token, params: { id: nodeId } };
  const ofDesign = { token, params: { id: designId } };
  await cloud.call(person, putRunningConfig, { params: ofDevice.params, body: { text: running } });
  await cloud.call(person, putLabResult, { params: ofDesign.params, body: labRun });

  return {
    deployTemplate: () => ({ token, params: ofTemplate, ...multipartOf(form()), status: 201 }),
    getDeployment: () => ofDeployment,
    updateDeployment: async () => ({ token, params: await deployed(), json: { status: 'cancelled' } }),
    rollBackDeployment: async () => ({
      token,
      params: await deployed('in_progress', 'completed'),
      status: 201,
    }),
    downloadDeployment: () => ofDeployment,
    listDeployments: () => ({ token }),
    listDeploymentsByConfig: () => ({ token }),
    listDeploymentsByUser: () => ({ token }),
    listDeviceDeployments: () => ofDevice,
    listCompatibleTemplates: () => ofDevice,
    getRunningConfig: () => ofDevice,
    putRunningConfig: () => ({ ...ofDevice, json: { text: running } }),
    getLabResult: () => ofDesign,
    putLabResult: () => ({ ...ofDesign, json: labRun }),
  };
}

const running = 'hostname running\n';
const labRun = aLabRun(400, 12);
