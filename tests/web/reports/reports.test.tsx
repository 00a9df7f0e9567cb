import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { getDesign, listDesigns } from '#shared/contract/designs.ts';
import { paginate } from '#shared/contract/pagination.ts';
import {
  createReport,
  deleteReport,
  downloadReport,
  listReports,
  type Report,
} from '#shared/contract/reports.ts';
import { withReport } from '#web/documents/reports/report-list.ts';
import DesignReports from '#web/features/reports/design-reports.tsx';
import ReportsScreen from '#web/features/reports/reports-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';
import { InDesign } from '../designs/in-design.tsx';

const design = aDesign({ designName: 'Leeds', plannedDevices: 66 });
const { requirements: _, existingNetworkDetails: __, ...summary } = design;

const aReport = (given: Partial<Report> = {}): Report => ({
  id: '65b000000000000000000001',
  designId: design.id,
  designName: 'Leeds',
  kind: 'professional',
  designVersion: 1,
  topologyVersion: 1,
  pages: 14,
  sizeBytes: 482_113,
  fileName: 'report_65b000000000000000000001.pdf',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...given,
});

const another = aReport({ id: '65b000000000000000000002', designName: 'York' });

function showAll(content: ReactNode, ...reports: readonly Report[]) {
  const api = new FakeApi();
  api.answer(listReports, { data: [...reports] });
  api.answer(getDesign, { data: design });
  api.answer(listDesigns, { data: [summary], pagination: paginate(1, { page: 1, limit: 20 }) });
  return { api, ...renderScreen(content, { api, at: '/reports', path: '/reports', as: aUser() }) };
}

/** Requests a report of the only design. */
async function pick(user: UserEvent) {
  const [button] = await screen.findAllByRole('button', { name: 'Generate report' });
  if (button) await user.click(button);
  await user.click(await screen.findByRole('button', { name: /Leeds 66 devices/ }));
}

const rowsOf = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

test('reports are listed with their design, pages and size', async () => {
  const { container } = showAll(<ReportsScreen />, aReport());
  const row = (await screen.findByRole('link', { name: 'Leeds' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('482 kB')).toBeTruthy();
  expect(screen.getByText('1 report')).toBeTruthy();
  await expectAccessible(container);
});

test('a search by design is part of the address', async () => {
  const { user, address } = showAll(<ReportsScreen />, another, aReport());
  await user.type(await screen.findByRole('searchbox', { name: 'Search by design' }), 'york');
  await waitFor(() => expect(address()).toBe('/reports?search=york'));
  await waitFor(() => expect(rowsOf('Reports')).toHaveLength(1));
});

test('a report is generated for the chosen design, shows progress, and goes to the top of the list', async () => {
  const { api, user } = showAll(<ReportsScreen />, aReport());
  const made = aReport({ id: '65b000000000000000000009', pages: 15 });
  const { give, finish } = aLongAnswer({ data: made });
  api.answer(createReport, give);
  await pick(user);
  expect(screen.getByText(/Generating the report for Leeds/)).toBeTruthy();
  finish();
  expect(await screen.findByText('The report for Leeds is ready.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Generating the report for Leeds/)).toBeNull());
  const [first] = rowsOf('Reports');
  expect(within(first as HTMLElement).getByText('15')).toBeTruthy();
});

/** A response that waits until it is released. */
function aLongAnswer<Answer>(answer: Answer) {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    give: async () => {
      await waiting;
      return answer;
    },
    finish: () => finish(),
  };
}

function Coming() {
  const [isHere, setHere] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Come or go
      </button>
      {isHere && <ReportsScreen />}
    </>
  );
}

test('a report in progress is still shown after leaving and returning', async () => {
  const { api, user } = showAll(<Coming />, aReport());
  const { give, finish } = aLongAnswer({ data: aReport() });
  api.answer(createReport, give);
  await pick(user);
  await user.click(screen.getByRole('button', { name: 'Come or go' }));
  expect(screen.queryByText(/Generating the report for Leeds/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Come or go' }));
  expect(await screen.findByText(/Generating the report for Leeds/)).toBeTruthy();
  finish();
  await waitFor(() => expect(screen.queryByText(/Generating the report for Leeds/)).toBeNull());
});

test('the next session gets no messages about earlier reports', async () => {
  const first = showAll(<ReportsScreen />);
  const { give, finish } = aLongAnswer({ data: aReport() });
  first.api.answer(createReport, give);
  await pick(first.user);
  first.unmount();
  showAll(<ReportsScreen />);
  expect(await screen.findByText('No reports yet')).toBeTruthy();
  finish();
  await waitFor(() => expect(first.api.callsOf(createReport)).toHaveLength(1));
  expect(screen.queryByText(/report of Leeds/)).toBeNull();
});

test('a rejected report says why', async () => {
  const { api, user } = showAll(<ReportsScreen />);
  api.refuse(createReport, 'unprocessable', 'Generate the topology of this design first.');
  await pick(user);
  expect(await screen.findByText('Leeds: Generate the topology of this design first.')).toBeTruthy();
});

test('a download has the name that the service gives', async () => {
  const { api, user } = showAll(<ReportsScreen />, aReport());
  const headers = { 'content-disposition': 'attachment; filename="leeds.pdf"' };
  api.respond(downloadReport, () => new Response('%PDF', { headers }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => {};
  await user.click(await screen.findByRole('button', { name: /Download the report for Leeds/ }));
  await waitFor(() => expect(names).toEqual(['leeds.pdf']));
});

test('a failed download says so', async () => {
  const { api, user } = showAll(<ReportsScreen />, aReport());
  api.refuse(downloadReport, 'unavailable', 'Failed to download report');
  await user.click(await screen.findByRole('button', { name: /Download the report for Leeds/ }));
  expect(await screen.findByText('Failed to download report')).toBeTruthy();
});

test('a list that cannot be fetched says so and can be retried', async () => {
  const { api, user } = showAll(<ReportsScreen />);
  api.refuse(listReports, 'unavailable', 'Failed to fetch reports');
  expect(await screen.findByText('Failed to fetch reports')).toBeTruthy();
  api.answer(listReports, { data: [aReport()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Leeds' })).toBeTruthy();
});

test('a design without a topology cannot have a report yet', async () => {
  const api = new FakeApi();
  api.answer(getDesign, { data: { ...design, plannedDevices: 0 } });
  api.answer(listReports, { data: [] });
  renderScreen(
    <InDesign id={design.id}>
      <DesignReports />
    </InDesign>,
    {
      api,
      at: `/designs/${design.id}/reports`,
      path: '/designs/:id/reports',
      as: aUser(),
    },
  );
  expect(await screen.findByRole('link', { name: 'Plan the topology first' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Generate report' })).toBeNull();
  expect(api.callsOf(listReports)[0]?.query.get('designId')).toBe(design.id);
});

test('characters that the report cannot print are named before it is made', async () => {
  const api = new FakeApi();
  api.answer(getDesign, { data: { ...design, designName: 'თბილისი HQ' } });
  api.answer(listReports, { data: [] });
  renderScreen(
    <InDesign id={design.id}>
      <DesignReports />
    </InDesign>,
    { api, at: `/designs/${design.id}/reports`, path: '/designs/:id/reports', as: aUser() },
  );
  expect(await screen.findByText(/cannot print the characters თ, ბ, ი, ლ and ს/)).toBeTruthy();
});

test('a generated report is put on top unless its id is listed', () => {
  const list = { data: [aReport()] };
  expect(withReport(list, another).data).toEqual([another, aReport()]);
  expect(withReport(list, aReport({ pages: 99 }))).toEqual(list);
});

test('a report is deleted after a question', async () => {
  const { api, user } = showAll(<ReportsScreen />, aReport(), another);
  api.answer(deleteReport, {});
  const erase = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for the report for York' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  };
  await erase();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(api.callsOf(deleteReport)).toHaveLength(0);
  await erase();
  await user.click(await screen.findByRole('button', { name: 'Delete report' }));
  expect(await screen.findByText('The report for York was deleted.')).toBeTruthy();
  expect(rowsOf('Reports')).toHaveLength(1);
});
