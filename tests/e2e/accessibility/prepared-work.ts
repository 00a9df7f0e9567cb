import { NewDeployment } from '#shared/contract/deployment-items.ts';
import { deployTemplate } from '#shared/contract/deployments.ts';
import { assignEquipment, getRecommendations } from '#shared/contract/design-equipment.ts';
import * as designs from '#shared/contract/designs.ts';
import { nodeDeviceId } from '#shared/contract/device-id.ts';
import { createEquipment } from '#shared/contract/equipment.ts';
import * as reports from '#shared/contract/reports.ts';
import { NewTemplate } from '#shared/contract/template-form.ts';
import { createTemplate } from '#shared/contract/templates.ts';
import * as topology from '#shared/contract/topology.ts';
import { parsePorts } from '#shared/equipment/port-notation.ts';
import { type Person, register } from '../../support/person.ts';
import { aPng } from '../../support/pictures.ts';

/** Someone with something on every screen, and what stands in the addresses of the screens. */
export interface PreparedWork {
  readonly person: Person;
  readonly address: (path: string) => string;
}

export async function prepareWork(): Promise<PreparedWork> {
  const person = await register();
  const body = designs.NewDesign.parse({
    designName:
      'A design with a very long name that goes on and on until it has to be broken somewhere in the middle',
    requirements: { wiredUsers: 40, wirelessUsers: 60 },
  });
  const { id } = (await person.call(designs.createDesign, { body })).data;
  await person.call(topology.generateTopology, { params: { designId: id } });
  const { data: advice } = await person.call(getRecommendations, { params: { id } });
  const chosen = advice.roles.flatMap(({ choice }) => choice?.device.id ?? []);
  const equipment = [...new Set(chosen)].slice(1);
  await person.call(assignEquipment, { body: { designId: id, equipment } });
  await person.call(reports.createReport, { params: { id } });
  const created = await person.call(createEquipment, {
    body: {
      category: 'switch',
      manufacturer: 'Acme',
      model: 'A switch with a very long name that goes on and on until it has to be broken in the middle',
      partNumber: 'A-48P',
      specs: {
        ports: parsePorts('48x1G-T at, 4x10G-SFP+ up, 1x1G-T mgmt'),
        forwardingMbps: 176_000,
        weightKg: 5,
      },
      endOfSale: '2020-01-31',
      endOfSupport: '2099-01-31',
      sources: { weightKg: 'estimate' },
      image: { fileName: 'front.png', contentType: 'image/png', bytes: aPng },
    },
  });
  const written = await person.call(createTemplate, {
    body: NewTemplate.parse({
      name: 'A template with a very long name that goes on and on until it has to be broken in the middle',
      configContent: 'hostname {{hostname}}\n ip address {{ip_address}} {{mask}}\n',
    }),
  });
  const template = written.data.id;
  const { data: plan } = await person.call(topology.getTopology, { params: { designId: id } });
  const node = plan.nodes.find(({ type }) => type === 'switch')?.id ?? '';
  const planned = nodeDeviceId(id, node);
  const params = { templateId: template };
  const deploy = { deviceId: planned, variables: { ip_address: '10.0.0.2', mask: '255.255.255.0' } };
  const { data: deployed } = await person.call(deployTemplate, { params, body: NewDeployment.parse(deploy) });
  const made: Readonly<Record<string, string>> = {
    id,
    device: created.data.id,
    template,
    deployment: deployed.id,
    planned: encodeURIComponent(planned),
    node: planned.split(':')[1] ?? '',
  };
  return { person, address: (path) => path.replace(/:(\w+)/g, (name, key) => made[key] ?? name) };
}
