import { EditorView } from '@codemirror/view';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Template } from '#shared/contract/template-items.ts';
import {
  createTemplate,
  downloadTemplate,
  getTemplate,
  getTemplateVersion,
  listTemplateVersions,
  updateTemplate,
} from '#shared/contract/templates.ts';
import { templatePreviewer } from '#web/documents/templates/preview/template-previewer.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { engineWasm } from '../../support/open-engine.ts';
import { renderSite } from '../../support/render-site.tsx';
import { serviceDouble } from '../../support/service-double.ts';
import { aUser } from '../../support/users.ts';
import { aTemplate, me } from './template-builder.ts';

vi.mock('#web/ui/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('#web/ui/open-service.ts', () => ({ openService: () => serviceDouble(templatePreviewer()) }));
/** Only those tests that look at the preview wait for the engine. */
const engine = vi.hoisted(() => ({ isNeeded: false }));
vi.mock('#web/documents/templates/engine-bytes.ts', () => ({
  engineBytes: () => (engine.isNeeded ? Promise.resolve(engineWasm()) : new Promise(() => {})),
}));

beforeEach(() => {
  localStorage.clear();
  engine.isNeeded = false;
});

const text = 'hostname {{hostname}}\n ip address {{ip_address}} {{mask}}\n';
const stored = aTemplate({ configContent: text });

function show(at: string, template: Template = stored) {
  const api = new FakeApi();
  api.answer(getTemplate, { data: template });
  return { api, ...renderSite({ api, at, as: aUser() }) };
}

/** What CodeMirror holds, in the shadow root below the workbench. */
async function editor(): Promise<EditorView> {
  const workbench = await screen.findByRole('region', { name: 'Template' });
  return waitFor(() => {
    const hosts = [...workbench.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const dom = hosts[0]?.querySelector<HTMLElement>('.cm-editor');
    const view = dom && EditorView.findFromDOM(dom);
    if (!view) throw new Error('There is no editor yet');
    return view;
  });
}

const write = (view: EditorView, insert: string) =>
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }));

/** At once: typed letter by letter, the whole form is drawn for each. */
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const preview = () => screen.findByRole('region', { name: 'Preview' });

test('a template is written from scratch: its variables are read off it, previewed and sent', async () => {
  engine.isNeeded = true;
  const { api, user, address } = show('/templates/new');
  api.answer(createTemplate, { data: stored });
  const view = await editor();
  fill(screen.getByLabelText('Name'), 'Access switch');
  write(view, text);

  await waitFor(async () => expect((await preview()).textContent).toContain('hostname ‹hostname›'));
  const variables = screen.getByRole('table', { name: 'Variables' });
  expect(within(variables).getByLabelText<HTMLSelectElement>('Type of mask').value).toBe('netmask');
  await user.click(screen.getByRole('tab', { name: /Values/ }));
  fill(screen.getByRole('textbox', { name: /^hostname/ }), 'sw1');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await waitFor(async () => expect((await preview()).textContent).toContain('hostname sw1'));

  await user.click(screen.getByRole('button', { name: 'Create template' }));
  expect(await screen.findByText('Access switch was created.')).toBeTruthy();
  const sent = api.callsOf(createTemplate)[0]?.body as FormData;
  expect(sent.get('configContent')).toBe(text);
  expect(JSON.parse(String(sent.get('variables'))).map(({ name }: { name: string }) => name)).toEqual([
    'hostname',
    'ip_address',
    'mask',
  ]);
  await waitFor(() => expect(address()).toBe(`/templates/${stored.id}`));
});

test('a syntax error has its place, and a click on it leads there', async () => {
  engine.isNeeded = true;
  const { user } = show('/templates/new');
  const view = await editor();
  write(view, 'hostname {{hostname}}\n{% if %}\n');
  const problem = await screen.findByRole('button', { name: /Line 2/ });
  await user.click(problem);
  await waitFor(() => expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(2));
});

test('work that was not saved survives a reload', async () => {
  const first = show(`/templates/${stored.id}`);
  write(await editor(), 'hostname other\n');
  await waitFor(() =>
    expect(localStorage.getItem(`template-draft:${me._id}:${stored.id}`)).toContain('other'),
  );
  first.unmount();
  show(`/templates/${stored.id}`);
  expect((await editor()).state.doc.toString()).toBe('hostname other\n');
  expect(screen.getByText(/Draft restored/)).toBeTruthy();
});

test('a file that the service refuses is called an invalid configuration file', async () => {
  const { api, user } = show('/templates/new');
  api.refuse(createTemplate, 'invalid_request', 'File upload failed: the file is not valid JSON.');
  await editor();
  fill(screen.getByLabelText('Name'), 'Uploaded');
  await user.click(screen.getByRole('radio', { name: 'Uploaded file' }));
  await user.upload(screen.getByLabelText('Configuration file'), new File(['{{ a }}'], 'sw1.json'));
  await screen.findByText('sw1.json, 7 bytes');
  await user.click(screen.getByRole('button', { name: 'Create template' }));
  expect(await screen.findByText('Invalid configuration file')).toBeTruthy();
  const sent = api.callsOf(createTemplate)[0]?.body as FormData;
  expect((sent.get('configFile') as File).name).toBe('sw1.json');
});

test('two edits of different lines are merged, and sent on the newer revision', async () => {
  const { api, user } = show(`/templates/${stored.id}`);
  write(await editor(), text.replace('hostname {{', 'hostname my-{{'));
  const theirs = aTemplate({ revision: 2, configContent: `${text}end\n` });
  api.refuse(updateTemplate, 'stale_version', 'It was changed meanwhile.');
  api.answer(getTemplate, { data: theirs });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const dialog = await screen.findByRole('dialog', { name: 'This template changed in the meantime' });
  expect(within(dialog).getByText('Yours and theirs together')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  const merged = `hostname my-{{hostname}}\n ip address {{ip_address}} {{mask}}\nend\n`;
  await waitFor(async () => expect((await editor()).state.doc.toString()).toBe(merged));
  api.answer(updateTemplate, { data: aTemplate({ revision: 3, configContent: merged }) });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Access switch was saved as revision 3.')).toBeTruthy();
  const sent = api.callsOf(updateTemplate).at(-1)?.body as FormData;
  expect([sent.get('revision'), sent.get('configContent')]).toEqual(['2', merged]);
});

test('a variable is described beyond its name, and what is wrong with it leads to its field', async () => {
  const { api, user } = show(`/templates/${stored.id}`);
  await editor();
  await user.selectOptions(screen.getByLabelText('Type of mask'), 'enum');
  await user.click(screen.getByRole('button', { name: 'More of mask' }));
  fill(screen.getByLabelText('Options'), '255.255.255.0\n255.255.0.0');
  await user.selectOptions(screen.getByLabelText('Type of hostname'), 'string');
  await user.click(screen.getByRole('button', { name: 'More of hostname' }));
  fill(screen.getByLabelText('Minimum'), 'two');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.click(await screen.findByRole('button', { name: 'hostname: Minimum' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Minimum'));
  fill(screen.getByLabelText('Minimum'), '2');
  api.answer(updateTemplate, { data: { ...stored, revision: 2 } });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Access switch was saved as revision 2.');
  const sent = api.callsOf(updateTemplate)[0]?.body as FormData;
  expect(JSON.parse(String(sent.get('variables')))).toMatchObject([
    { name: 'hostname', dataType: 'string', min: 2 },
    { name: 'ip_address', dataType: 'ip' },
    { name: 'mask', dataType: 'enum', options: ['255.255.255.0', '255.255.0.0'] },
  ]);
});

test('a malformed id is said to be one, without a call', async () => {
  const { api } = show('/templates/not-an-id');
  expect(await screen.findByText('Invalid template ID format')).toBeTruthy();
  expect(api.callsOf(getTemplate)).toHaveLength(0);
});

test('a template of the system is read and tried, and not edited', async () => {
  const system = aTemplate({ id: '00000000aaaaaaaaaaaaaaaa', isSystemTemplate: true, configContent: text });
  show(`/templates/${system.id}`, system);
  const view = await editor();
  expect(view.state.readOnly).toBe(true);
  expect(screen.getByRole('link', { name: 'Copy to my templates' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('revisions are compared line by line, and an older one is restored as the newest', async () => {
  const newer = aTemplate({ revision: 2, version: '1.1.0', configContent: `${text}end\n` });
  const { api, user, container } = show(`/templates/${stored.id}/versions`, newer);
  const change = (revision: number) => ({
    revision,
    version: `1.${revision - 1}.0`,
    changedAt: '2026-11-20T10:00:00.000Z',
    changedBy: me,
    note: '',
  });
  api.answer(listTemplateVersions, { data: [change(2), change(1)] });
  api.answer(getTemplateVersion, ({ address }) => ({ data: address.endsWith('/1') ? stored : newer }));
  expect(await screen.findByText('1 line added, 0 lines removed')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Version 1\.0\.0 1\.1\.0/ })).toBeTruthy();
  await expectAccessible(container);
  api.answer(updateTemplate, { data: { ...stored, revision: 3 } });
  await user.click(screen.getByRole('button', { name: 'Restore revision 1' }));
  expect(await screen.findByText('Revision 1 of Access switch was restored.')).toBeTruthy();
  const sent = api.callsOf(updateTemplate)[0]?.body as FormData;
  expect([sent.get('revision'), sent.get('configContent')]).toEqual(['2', text]);
});

test('where the file cannot be fetched, a PDF of the template is saved instead', async () => {
  const { api, user } = show(`/templates/${stored.id}`);
  api.refuse(downloadTemplate, 'unavailable', 'Failed to download configuration');
  await editor();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Download' }));
  expect(await screen.findByText(/A PDF of Access switch was saved instead/)).toBeTruthy();
  expect(vi.mocked(saveFile).mock.lastCall?.[0]).toMatchObject({
    fileName: 'Access switch.pdf',
    blob: { type: 'application/pdf' },
  });
});
