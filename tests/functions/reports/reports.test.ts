import '../../support/function-environment.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Report } from '#shared/contract/reports.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import type * as document from '../../../functions/reports/document/render-report.ts';
import { renderReport } from '../../../functions/reports/document/render-report.ts';
import { handler as createReport } from '../../../functions/reports/routes/create-report.ts';
import { handler as downloadReport } from '../../../functions/reports/routes/download-report.ts';
import { handler as listReports } from '../../../functions/reports/routes/list-reports.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { systemOwner } from '../../../functions/storage/equipment/equipment-items.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { deleteReportFile, reportKey } from '../../../functions/storage/report-files.ts';
import { saveTopology } from '../../../functions/storage/topology/save-topology.ts';
import { changeLogo } from '../../../functions/users/change-logo.ts';
import { aNewDesign, aNode, anOwner, aTopology } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aJpeg, aLossyWebp, aPng, pngHeader, pngOf } from '../../support/pictures.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { counted, itemsOf, objectsOf } from '../../support/stored-state.ts';
import { aKeptDevice } from '../equipment/design-with-devices.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));
// The document has tests of its own.
vi.mock('../../../functions/reports/document/render-report.ts', () => ({ renderReport: vi.fn() }));

withLocalData();
const logged = withRequestLog();

const pdf = Buffer.from('%PDF-1.7 of a network');

beforeEach(() => {
  vi.mocked(renderReport).mockReset().mockResolvedValue({ pdf, pages: 9 });
});

async function aPlannedDesign() {
  const uid = anOwner();
  const { id } = await createDesign(uid, aNewDesign({ designName: 'Lisbon' }), []);
  await saveTopology(uid, aTopology({ designId: id }), { replaces: undefined, alsoWrite: [] });
  return { uid, params: { id } };
}

describe('createReport', () => {
  it('has the logo of the profile on its cover, where a PDF can hold it', async () => {
    const { renderReport: render } = await vi.importActual<typeof document>(
      '../../../functions/reports/document/render-report.ts',
    );
    vi.mocked(renderReport).mockImplementation(render);
    const { uid, params } = await aPlannedDesign();
    await createProfile(aProfile({ uid }));
    const picturesWith = async (bytes: Uint8Array) => {
      await changeLogo(uid, { fileName: 'logo', contentType: 'image/png', bytes });
      const answer = await send(createReport, { token: uid, params });
      expect(answer.status).toBe(201);
      const { result } = await send(downloadReport, {
        token: uid,
        params: { id: Report.parse(answer.body.data).id },
      });
      return (
        Buffer.from(result.body ?? '', 'base64')
          .toString('latin1')
          .match(/\/Subtype \/Image/g) ?? []
      ).length;
    };
    // Its pixels, and how transparent they are.
    expect(await picturesWith(aPng)).toBe(2);
    expect(await picturesWith(aJpeg)).toBe(1);
    expect(await picturesWith(aLossyWebp)).toBe(0);
    const header = pngHeader({ width: 40, height: 40, colour: 6 });
    const damaged = pngOf(header, ['IDAT', 'no pixels'], ['IEND', '']);
    expect(await picturesWith(damaged)).toBe(0);
  });

  it('stores the rendered report and the versions that it shows', async () => {
    const { uid, params } = await aPlannedDesign();
    const { status, body } = await send(createReport, { token: uid, params });
    expect(status).toBe(201);
    const report = Report.parse(body.data);
    expect(report).toMatchObject({
      designId: params.id,
      designName: 'Lisbon',
      designVersion: 1,
      topologyVersion: 1,
      pages: 9,
      sizeBytes: pdf.byteLength,
      fileName: `report_${report.id}.pdf`,
    });
    expect((await getDesign(uid, params.id)).reportCount).toBe(1);
    const list = await send(listReports, { token: uid, query: { designId: params.id } });
    expect(list.body.data).toEqual([report]);
  });

  it('draws the real document in the caller’s name', async () => {
    const { renderReport: render } = await vi.importActual<typeof document>(
      '../../../functions/reports/document/render-report.ts',
    );
    vi.mocked(renderReport).mockImplementation(render);
    const { uid, params } = await aPlannedDesign();
    const report = Report.parse((await send(createReport, { token: uid, params })).body.data);
    expect(report.pages).toBeGreaterThan(1);
    const { result } = await send(downloadReport, { token: uid, params: { id: report.id } });
    const file = Buffer.from(result.body ?? '', 'base64');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.byteLength).toBe(report.sizeBytes);
    expect(vi.mocked(renderReport).mock.calls[0]?.[0]).toMatchObject({
      preparedBy: { displayName: 'Dana Designer', company: '' },
      reportId: report.id,
    });
  });

  it('checks devices by the models that they name: the user’s own before the system’s, and no deleted ones', async () => {
    const uid = anOwner();
    const { id } = await createDesign(uid, aNewDesign({ designName: 'Lisbon' }), []);
    const [first, second, third] = catalogue;
    if (!first || !second || !third) throw new Error('The catalogue has three devices.');
    await aKeptDevice(systemOwner, first);
    await aKeptDevice(systemOwner, second);
    await aKeptDevice(uid, { ...second, model: 'My own' });
    const nodes = [first, second, third].map((device, at) =>
      aNode({ id: `switch-${at}`, label: `Switch ${at}`, equipmentId: device.id }),
    );
    await saveTopology(uid, aTopology({ nodes, edges: [], designId: id }), {
      replaces: undefined,
      alsoWrite: [],
    });
    await send(createReport, { token: uid, params: { id } });
    const models = vi.mocked(renderReport).mock.calls[0]?.[0].devices.map(({ model }) => model);
    expect(models?.toSorted()).toEqual([first.model, 'My own'].toSorted());
  });

  it('requires a topology', async () => {
    const uid = anOwner();
    const { id } = await createDesign(uid, aNewDesign(), []);
    const { status, body } = await send(createReport, { token: uid, params: { id } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'unprocessable',
      error: 'Generate the topology of this design first.',
    });
    expect(renderReport).not.toHaveBeenCalled();
  });

  it('of someone else’s design returns 404', async () => {
    const { params } = await aPlannedDesign();
    const { status, body } = await send(createReport, { token: anOwner(), params });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'This design does not exist.' });
  });

  const moments: Moment[] = ['before', 'after'];

  it.each(moments)(
    'leaves nothing half-written when an AWS call fails just %s it takes effect',
    { timeout: 60_000 },
    async (moment) => {
      for (let call = 1; ; call += 1) {
        const { uid, params } = await aPlannedDesign();
        const reportsBefore = await counted('reports');
        let status = 0;
        const { failed } = await withFailingCall(call, moment, async () => {
          ({ status } = await send(createReport, { token: uid, params }));
        });
        const made = status === 201 ? 1 : 0;
        expect(await itemsOf('reports', uid)).toHaveLength(made);
        expect(await objectsOf('netwright-reports', uid)).toHaveLength(made);
        expect((await getDesign(uid, params.id)).reportCount).toBe(made);
        expect(await counted('reports')).toBe(reportsBefore + made);
        if (!failed) {
          expect(status).toBe(201);
          expect(call).toBeGreaterThan(5);
          return;
        }
        expect([201, 503]).toContain(status);
      }
    },
  );
});

describe('downloadReport', () => {
  it('returns the bytes under the report’s name', async () => {
    const { uid, params } = await aPlannedDesign();
    const report = Report.parse((await send(createReport, { token: uid, params })).body.data);
    const answer = await send(downloadReport, { token: uid, params: { id: report.id } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=report_${report.id}.pdf`,
    });
    expect(Buffer.from(answer.result.body ?? '', 'base64')).toEqual(pdf);
  });

  it('redirects to a link when the file is larger than a function can return', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(5_000_000)]);
    vi.mocked(renderReport).mockResolvedValue({ pdf: large, pages: 400 });
    const { uid, params } = await aPlannedDesign();
    const { id } = Report.parse((await send(createReport, { token: uid, params })).body.data);
    const answer = await send(downloadReport, { token: uid, params: { id } });
    expect(answer.status).toBe(302);
    const response = await fetch(String(answer.headers.location));
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="report_${id}.pdf"`);
    expect(Buffer.from(await response.arrayBuffer()).equals(large)).toBe(true);
  });

  it('reports a missing file, and logs it for the operators', async () => {
    const { uid, params } = await aPlannedDesign();
    const { id } = Report.parse((await send(createReport, { token: uid, params })).body.data);
    await deleteReportFile(reportKey(uid, id));
    const { status, body } = await send(downloadReport, { token: uid, params: { id } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'The file of this report is gone. Generate the report again.' });
    expect(logged()).toContainEqual(expect.objectContaining({ message: 'The file of a report is gone' }));
  });

  it('of someone else’s report returns 404', async () => {
    const { uid, params } = await aPlannedDesign();
    const { id } = Report.parse((await send(createReport, { token: uid, params })).body.data);
    const { status, body } = await send(downloadReport, { token: anOwner(), params: { id } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'This report does not exist.' });
  });
});
