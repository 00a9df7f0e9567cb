import { createTemplate } from '#shared/contract/templates.ts';
import { multipartOf } from '../support/multipart.ts';
import type { Given, GivenEvents } from './given-event.ts';
import type { BenchCloud, Caller } from './local-cloud.ts';

/** The requests to the configuration templates, by a user with a template of their own. */
export async function templateEvents(cloud: BenchCloud, person: Caller): Promise<GivenEvents> {
  const signedIn = { token: person.token };
  let made = 0;
  const form = () => ({ ...text, name: `Template ${++made}` });
  const created = async (): Promise<{ readonly id: string }> => {
    const { data } = await cloud.call(person, createTemplate, { body: createTemplate.body.parse(form()) });
    return { id: data.id };
  };
  const params = await created();
  const ofTemplate = (): Given => ({ ...signedIn, params });

  return {
    createTemplate: () => ({ ...signedIn, ...multipartOf(form()), status: 201 }),
    getTemplate: ofTemplate,
    updateTemplate: () => ({ ...signedIn, params, ...multipartOf({ description: `Changed ${++made}` }) }),
    deleteTemplate: async () => ({ ...signedIn, params: await created() }),
    downloadTemplate: ofTemplate,
    listTemplateVersions: ofTemplate,
    getTemplateVersion: () => ({ ...signedIn, params: { ...params, revision: '1' } }),
  };
}

const text = {
  dialect: 'ios-xe',
  configType: 'interface',
  configContent: 'hostname {{ hostname }}\ninterface {{ uplink }}\n no shutdown\n',
};
