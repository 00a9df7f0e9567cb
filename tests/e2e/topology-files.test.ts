import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import * as designs from '#shared/contract/designs.ts';
import { getTopology } from '#shared/contract/topology.ts';
import { toGraph } from '#shared/exchange/read/to-graph.ts';
import { readFiles } from '#shared/exchange/read-files.ts';
import { pageAxe } from '../support/page-axe.ts';
import { type Person, register } from '../support/person.ts';
import { plannedDesign } from '../support/planned-design.ts';
import { visitAs, withBrowser } from '../support/visit.ts';

withBrowser();

let person: Person;
let designId: string;

beforeAll(async () => {
  person = await register();
  const sites = [{ name: 'Leeds', kind: 'headquarters' as const, wiredUsers: 20 }];
  designId = await plannedDesign(person, `Open ${randomUUID()}`, { sites });
});

const openDialog = async (file: 'export' | 'import'): Promise<Page> => {
  const page = await visitAs(person, `/designs/${designId}/topology?file=${file}`);
  await page.getByRole('dialog').waitFor();
  return page;
};

describe('the topology as a file', () => {
  it('is exported as picture, PDF and lab; what carries the topology has all of it', async () => {
    const page = await openDialog('export');
    expect((await pageAxe(page, 'dialog').analyze()).violations).toEqual([]);
    const exported = async (format: string) => {
      const dialog = page.getByRole('dialog', { name: 'Export the topology' });
      if (!(await dialog.isVisible())) {
        await page.getByRole('button', { name: 'File' }).click();
        await page.getByRole('menuitem', { name: 'Export…' }).click();
      }
      await dialog.getByLabel('Format').selectOption({ label: format });
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Export' }).click();
      const download = await downloading;
      await dialog.waitFor({ state: 'hidden' });
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const [json, svg, png] = [
      await exported('JSON'),
      await exported('SVG picture'),
      await exported('PNG picture'),
    ];
    const whole = toGraph(readFiles([json]).network);
    expect(whole.nodes.map(({ site }) => site)).toContain('Leeds');
    expect(toGraph(readFiles([svg]).network)).toEqual(whole);
    expect(toGraph(readFiles([png]).network)).toEqual(whole);
    expect((await exported('PDF')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await exported('containerlab')).name).toMatch(/\.clab\.yml$/);
    expect((await exported('NetBox CSV')).name).toMatch(/\.netbox\.zip$/);
    expect((await exported('CSV tables')).name).toMatch(/\.tables\.zip$/);
  });

  it('is imported from a file of others: kinds are put right, undo takes it back, a broken file is refused', async () => {
    const page = await openDialog('import');
    const dialog = page.getByRole('dialog', { name: 'Import a network' });
    const choose = (name: string, text: string) =>
      dialog.getByLabel('File').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await choose('a.drawio', '<!DOCTYPE x [<!ENTITY y "z">]><mxfile/>');
    await dialog.getByText('The file declares a document type').waitFor();
    const kinds = Array.from({ length: 30 }, (_, id) => `node [ id ${id} type "gizmo-${id}" ]`);
    await choose('many.gml', `graph [ ${kinds.join(' ')} ]`);
    await dialog.getByText('GML: 30 nodes').waitFor();
    const buttons = await dialog.getByRole('button', { name: 'Import', exact: true }).boundingBox();
    expect((buttons?.y ?? 900) + (buttons?.height ?? 0)).toBeLessThan(900);
    expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isEnabled()).toBe(true);
    await choose(
      'b.gml',
      'graph [ node [ id 0 label "Alpha" type "gizmo" ] node [ id 1 label "Beta" type "gizmo" ] edge [ source 0 target 1 ] ]',
    );
    await dialog.getByText('GML: 2 nodes and 1 link.').waitFor();
    await dialog.getByLabel('Type of gizmo').selectOption({ label: 'Router' });
    expect((await pageAxe(page, 'dialog').analyze()).violations).toEqual([]);
    await dialog.getByRole('radio', { name: /^Replace the drawing/ }).check();
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported 2 nodes.').waitFor();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.getByText('Alpha').first().waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByText('Alpha').first().waitFor({ state: 'hidden' });
  });

  it('begins a topology where there is none yet, without what is left out of it', async () => {
    const requirements = { sites: [{ name: 'York', wiredUsers: 5 }] };
    const body = designs.NewDesign.parse({ designName: `New ${randomUUID()}`, requirements });
    const { id } = (await person.call(designs.createDesign, { body })).data;
    const page = await visitAs(person, `/designs/${id}/topology`);
    await page.getByRole('button', { name: 'Import a network' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a network' });
    const text = `graph [ node [ id 0 label "Alpha" type "router" ] node [ id 1 label "Beta" type "switch" ]
      node [ id 2 label "Town hall" type "house" ] edge [ source 0 target 1 ] edge [ source 1 target 2 ] ]`;
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'town.gml', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await dialog.getByLabel('Type of house').selectOption({ label: 'Leave out, with its links' });
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByRole('application').getByText('Alpha').waitFor();
    const { nodes, edges } = (await person.call(getTopology, { params: { designId: id } })).data;
    expect(nodes.map(({ label, type }) => [label, type])).toEqual([
      ['Alpha', 'router'],
      ['Beta', 'switch'],
    ]);
    expect(edges).toHaveLength(1);
  });
});
