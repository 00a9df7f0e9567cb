import '../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import { linkToReportFile, readReportFile, reportKey } from '../../../functions/storage/report-files.ts';
import { findReport, getReport, listReports } from '../../../functions/storage/reports.ts';
import { saveReport } from '../../../functions/storage/save-report.ts';
import { anOwner, aReport } from '../../support/builders.ts';
import { withLocalData } from '../../support/local-data.ts';
import { objectsOf } from '../../support/stored-state.ts';

withLocalData();

const pdf = new TextEncoder().encode('%PDF-1.7 of a network');
const idOf = (index: number) => index.toString(16).padStart(24, '0');

describe('a report', () => {
  it('reads back with its bytes', async () => {
    const owner = anOwner();
    const report = aReport({ sizeBytes: pdf.byteLength });
    await saveReport(owner, report, pdf, []);
    expect(await getReport(owner, report.id)).toEqual(report);
    expect(Buffer.from(await readReportFile(reportKey(owner, report.id)))).toEqual(Buffer.from(pdf));
  });

  it('cannot be reached by another owner', async () => {
    const report = aReport();
    await saveReport(anOwner(), report, pdf, []);
    await expect(getReport(anOwner(), report.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findReport(anOwner(), report.id)).toBeUndefined();
  });

  it('leaves no file behind when its entry is rejected', async () => {
    const owner = anOwner();
    const report = aReport();
    const refused = saveReport(owner, report, pdf, [
      {
        write: {
          ConditionCheck: {
            TableName: 'designs',
            Key: { userId: owner, id: report.designId },
            ConditionExpression: 'attribute_exists(id)',
          },
        },
      },
    ]);
    await expect(refused).rejects.toThrow();
    expect(await findReport(owner, report.id)).toBeUndefined();
    expect(await objectsOf('netwright-reports', owner)).toEqual([]);
  });

  it('downloads under its name by a signed link that works for five minutes', async () => {
    const owner = anOwner();
    const report = aReport();
    await saveReport(owner, report, pdf, []);
    const link = await linkToReportFile(reportKey(owner, report.id), report.fileName);
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="report_${report.id}.pdf"`,
    );
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(await response.text()).toBe('%PDF-1.7 of a network');
  });
});

describe('the reports of an owner', () => {
  it('are listed newest first, of all designs or of one', async () => {
    const owner = anOwner();
    const [one, other] = [idOf(1001), idOf(1002)];
    for (let index = 1; index <= 6; index += 1) {
      const designId = index % 2 ? one : other;
      await saveReport(owner, aReport({ id: idOf(index), designId }), pdf, []);
    }
    const ids = async (designId?: string) => (await listReports(owner, { designId })).map(({ id }) => id);
    expect(await ids()).toEqual([6, 5, 4, 3, 2, 1].map(idOf));
    expect(await ids(one)).toEqual([5, 3, 1].map(idOf));
    expect(await ids(idOf(1003))).toEqual([]);
    expect(await listReports(anOwner())).toEqual([]);
  });
});
