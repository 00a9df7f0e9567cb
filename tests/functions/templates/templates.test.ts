import '../../support/function-environment.ts';
import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { handler as deleteTemplate } from '../../../functions/templates/routes/delete-template.ts';
import { handler as downloadTemplate } from '../../../functions/templates/routes/download-template.ts';
import { handler as getTemplateVersion } from '../../../functions/templates/routes/get-template-version.ts';
import { handler as listAllTemplates } from '../../../functions/templates/routes/list-all-templates.ts';
import { handler as listTemplateVersions } from '../../../functions/templates/routes/list-template-versions.ts';
import { handler as listUserTemplates } from '../../../functions/templates/routes/list-user-templates.ts';
import { anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { itemsOf, objectsOf } from '../../support/stored-state.ts';
import { aFile, aTemplate, create, read, templateIn, theText, update } from './template-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const aSystemTemplate = '000000005678901234567890';
/** A text that zstd cannot make small. */
const aLongText = randomBytes(150_000).toString('base64');

describe('a template', () => {
  it('reads back with every field that clients read, whether it is sent part by part or as one', async () => {
    const variable = { name: 'gateway', dataType: 'select', options: ['10.0.0.1'], validationRegex: '10.*' };
    const fields = {
      name: 'Access',
      vendor: 'Cisco',
      equipmentCategory: 'switch',
      configType: 'vlan',
      variables: [variable],
      tags: ['campus', 'access'],
      version: '2.1.0',
    };
    const { uid, template } = await aTemplate({
      ...fields,
      variables: JSON.stringify(fields.variables),
      tags: JSON.stringify(fields.tags),
    });
    const whole = templateIn(
      await create(uid, {
        name: undefined,
        configContent: undefined,
        config: JSON.stringify({ ...fields, template: theText, createdBy: { name: 'somebody else' } }),
      }),
    );
    for (const one of [template, whole])
      expect(one).toMatchObject({
        ...fields,
        variables: [{ ...variable, dataType: 'enum', pattern: '10.*', required: false, scope: 'device' }],
        configContent: theText,
        configSourceType: 'template',
        description: '',
        isActive: true,
        isSystemTemplate: false,
        revision: 1,
        createdBy: { _id: uid },
        deployments: [],
      });
    expect(templateIn(await read(uid, template.id))).toEqual(template);
  });

  it('is changed where a field is given, and what it was is kept', async () => {
    const { uid, template } = await aTemplate({ vendor: 'Cisco' });
    const second = templateIn(await update(uid, template.id, { revision: 1, configContent: 'one\n' }));
    expect(second).toMatchObject({ vendor: 'Cisco', configContent: 'one\n', revision: 2, version: '1.0.1' });
    const third = templateIn(await update(uid, template.id, { vendor: '', version: '2.0.0' }));
    expect(third).toMatchObject({ vendor: '', configContent: 'one\n', revision: 3, version: '2.0.0' });

    const { body } = await send(listTemplateVersions, { token: uid, params: { id: template.id } });
    expect(body.data).toEqual(third.changeLog);
    expect(third.changeLog.map(({ revision, version }) => `${revision}: ${version}`)).toEqual([
      '3: 2.0.0',
      '2: 1.0.1',
      '1: 1.0.0',
    ]);
    const was = templateIn(
      await send(getTemplateVersion, { token: uid, params: { id: template.id, revision: '1' } }),
    );
    expect(was).toMatchObject({ vendor: 'Cisco', configContent: theText, revision: 1 });
  });

  it('is restored by sending an old version back', async () => {
    const { uid, template } = await aTemplate();
    await update(uid, template.id, { configContent: 'gone', vendor: 'Acme' });
    const { id, ...old } = template;
    const restored = templateIn(
      await update(uid, id, { config: JSON.stringify({ ...old, revision: undefined }) }),
    );
    expect(restored).toMatchObject({ configContent: theText, vendor: '', revision: 3 });
  });

  it('is not changed on the basis of another revision, nor with two texts', async () => {
    const { uid, template } = await aTemplate();
    await update(uid, template.id, { vendor: 'Cisco' });
    expect(await update(uid, template.id, { revision: 1, vendor: 'Acme' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', details: { currentVersion: 2 } },
    });
    const twoTexts = await update(uid, template.id, { configContent: 'one', template: 'two' });
    expect(twoTexts.status).toBe(400);
    const either = await update(uid, template.id, { configContent: theText, template: 'two' });
    expect(templateIn(either).configContent).toBe('two');
  });

  it('whose text is long is kept in S3, and left out of lists', async () => {
    const { uid, template } = await aTemplate({ configContent: aLongText });
    expect(await objectsOf('netwright-configurations', uid)).toHaveLength(1);
    expect(templateIn(await read(uid, template.id)).configContent).toBe(aLongText);
    const { body } = await send(listUserTemplates, { token: uid });
    expect(body.data).toContainEqual(
      expect.objectContaining({ id: template.id, configContent: '', isTextOmitted: true }),
    );
  });

  it('leaves nothing behind when it is deleted', async () => {
    const { uid, template } = await aTemplate({ configContent: aLongText });
    await update(uid, template.id, {}, aFile('hostname one'));
    const { status } = await send(deleteTemplate, { token: uid, params: { id: template.id } });
    expect(status).toBe(200);
    expect(await read(uid, template.id)).toMatchObject({ status: 404 });
    expect(await itemsOf('templates', uid)).toEqual([{ userId: uid, id: 'total', templates: 0 }]);
    expect(await itemsOf('templateVersions', uid)).toEqual([]);
    expect(await objectsOf('netwright-configurations', uid)).toEqual([]);
    expect(await objectsOf('netwright-config-files', uid)).toEqual([]);
  });

  it('of another user is not found by any call', async () => {
    const { template } = await aTemplate();
    const stranger = anOwner();
    const params = { id: template.id };
    for (const handler of [deleteTemplate, downloadTemplate, listTemplateVersions])
      expect(await send(handler, { token: stranger, params })).toMatchObject({ status: 404 });
    expect(await read(stranger, template.id)).toMatchObject({ status: 404 });
    expect(await update(stranger, template.id, { name: 'Mine' })).toMatchObject({ status: 404 });
    const { body } = await send(listUserTemplates, { token: stranger });
    expect(body.data).not.toContainEqual(expect.objectContaining({ id: template.id }));
  });

  it('of the system cannot be changed or deleted', async () => {
    const uid = anOwner();
    expect(await update(uid, aSystemTemplate, { name: 'Mine' })).toMatchObject({ status: 403 });
    const params = { id: aSystemTemplate };
    expect(await send(deleteTemplate, { token: uid, params })).toMatchObject({ status: 403 });
  });
});

describe('lists of templates', () => {
  it('are filtered by facets and by a search, whatever the case', async () => {
    const { uid, template } = await aTemplate({ name: 'Édge', vendor: 'Cisco', tags: 'wan' });
    await create(uid, { vendor: 'Juniper' });
    for (const query of [{ vendor: 'cisco' }, { search: 'éDGE' }, { tag: 'WAN' }]) {
      const { body } = await send(listUserTemplates, {
        token: uid,
        query: { ...query, isSystemTemplate: 'false' },
      });
      expect(body.data).toEqual([template]);
    }
  });

  it('show administrators those of all users', async () => {
    const { template } = await aTemplate();
    const { body } = await send(listAllTemplates, { token: 'admin-1' });
    expect(body.data).toContainEqual(expect.objectContaining({ id: template.id }));
    expect(await send(listAllTemplates, { token: anOwner() })).toMatchObject({ status: 403 });
  });
});

describe('an uploaded file', () => {
  it.each([
    ['core.txt', 'text/plain', 'hostname one\n'],
    ['core.json', 'application/json', '{"a": 1}'],
    ['core.xml', 'application/xml', '<?xml version="1.0"?><a b="1"><c/></a>'],
    ['core.yml', 'application/yaml', 'a:\n  - 1\n'],
    ['core.xml', 'application/xml', '<a>{{ a }}'],
  ])('%s is taken by its content and downloaded under its name', async (name, type, text) => {
    const { uid, template } = await aTemplate({ configContent: undefined }, aFile(text, name, 'text/plain'));
    expect(template).toMatchObject({
      configSourceType: 'file',
      configContent: text,
      configFile: { originalName: name, mimeType: type, size: text.length },
    });
    const { headers, result } = await send(downloadTemplate, { token: uid, params: { id: template.id } });
    expect(Buffer.from(result.body ?? '', 'base64').toString()).toBe(text);
    expect(headers).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename=${name}`,
    });
  });

  it.each([
    ['binary data', 'core.txt', Buffer.from([0, 1, 2])],
    ['text in another encoding', 'core.txt', Buffer.from([0x68, 0xe9])],
    ['no JSON', 'core.json', '{"a": }'],
    ['no XML', 'core.xml', '<a><b></a>'],
    ['a document type', 'core.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['no YAML', 'core.yaml', 'a: [1\nb: }'],
    ['a picture', 'core.png', 'text'],
    ['a page', 'core.html', '<html></html>'],
    ['more than a megabyte', 'core.txt', 'x'.repeat(1_000_001)],
  ])('with %s is rejected in the words that clients look for', async (_what, name, content) => {
    const uid = anOwner();
    const { status, body } = await create(uid, {}, aFile(content, name, 'application/octet-stream'));
    expect([400, 413]).toContain(status);
    expect(body.error).toMatch(/^File upload failed/);
    expect(await itemsOf('templates', uid)).toEqual([]);
    expect(await objectsOf('netwright-config-files', uid)).toEqual([]);
  });

  it('is missing where the source is a file', async () => {
    const { status, body } = await create(anOwner(), { configSourceType: 'file' });
    expect([status, body.error]).toEqual([400, 'File upload failed: the file is missing.']);
  });

  it('stays when other fields change, and goes when its text is replaced', async () => {
    const { uid, template } = await aTemplate({}, aFile('hostname one\n'));
    const renamed = templateIn(await update(uid, template.id, { name: 'Other' }));
    expect(renamed).toMatchObject({ configSourceType: 'file', configFile: template.configFile });
    const echoed = templateIn(await update(uid, template.id, { config: JSON.stringify(renamed) }));
    expect(echoed).toMatchObject({ configSourceType: 'file', configFile: template.configFile });
    const written = templateIn(await update(uid, template.id, { configContent: 'hostname two\n' }));
    expect(written.configSourceType).toBe('template');
    expect(written.configFile).toBeUndefined();
    const { headers } = await send(downloadTemplate, { token: uid, params: { id: template.id } });
    expect(headers['content-disposition']).toBe('attachment; filename=Other.txt');
  });

  it('of a template with neither file nor text is not found', async () => {
    const { uid, template } = await aTemplate({ configContent: '' });
    expect(await send(downloadTemplate, { token: uid, params: { id: template.id } })).toMatchObject({
      status: 404,
    });
  });
});
