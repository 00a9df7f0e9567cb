import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Design } from '#shared/contract/designs.ts';
import { getEquipment } from '#shared/contract/equipment.ts';
import { createReport, type Report } from '#shared/contract/reports.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { formatDayInUtc } from '#shared/vocabulary/dates.ts';
import { reportDocument } from '../../../functions/reports/document/report-document.ts';
import { built } from '../../../infra/local/prepare.ts';
import { createCompanyDesign } from '../company.ts';
import { type Invocation, type Invoked, invokeInFreshProcess } from '../fresh-process.ts';
import { functionEvent } from '../function-event.ts';
import type { BenchCloud, Caller } from '../local-cloud.ts';
import { type Benchmark, beside, usualColumns, within } from '../report.ts';
import { reportBlocks } from '../report-blocks.ts';
import { median } from '../statistics.ts';

const sites = 7;
const runs = 5;
/** The most times the peer's time that ours should take. */
const timesPdfkit = 1.8;
const limits = { seconds: 30, megabytes: 1024 } as const;

/** The professional report of a design with 200 devices, beside the same report by plain pdfkit. */
export const professionalReport: Benchmark<() => Promise<BenchCloud>> = {
  name: 'report',
  title: 'Report of 200 devices, as PDF',
  run: async (start) => {
    const cloud = await start();
    const person = await cloud.register();
    const design = await createCompanyDesign(cloud, person, 'Two hundred devices', sites);
    const { data: graph } = await cloud.call(person, generateTopology, { params: { designId: design.id } });
    const { data: report } = await cloud.call(person, createReport, { params: { id: design.id } });

    const folder = mkdtempSync(join(tmpdir(), 'netwright-report-'));
    const write = (name: string, content: unknown) => {
      writeFileSync(join(folder, name), JSON.stringify(content));
      return join(folder, name);
    };
    const event = functionEvent(cloud, 'createReport', { token: person.token, params: { id: design.id } });
    const environment = cloud.environmentOf('createReport');
    const ours: Invocation = {
      module: resolve(built.functions, 'createReport', 'index.mjs'),
      events: [event, event],
    };
    const byHand = plainPdfkit('plain-report.ts', {
      file: write('report.json', {
        header: [design.designName, formatDayInUtc(report.createdAt)],
        blocks: reportBlocks(await definitionOf(cloud, person, { design, topology: graph, report })),
      }),
    });
    const rowsOnly = plainPdfkit('plain-rows.ts', { file: write('graph.json', graph), pages: report.pages });
    const [own, peer, lighter]: [Invoked[], Invoked[], Invoked[]] = [[], [], []];
    try {
      for (let run = 0; run < runs; run += 1) {
        const all = [
          async () => own.push(await invokeInFreshProcess(ours, environment)),
          async () => peer.push(await invokeInFreshProcess(byHand)),
          async () => lighter.push(await invokeInFreshProcess(rowsOnly)),
        ];
        for (const invoke of run % 2 === 0 ? all : all.toReversed()) await invoke();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    if (own.some(({ statuses }) => statuses.some((status) => status !== 201)))
      throw new Error('The report could not be made.');

    const first = ({ firstAnswerMs }: Invoked) => firstAnswerMs;
    const second = ({ answerMs }: Invoked) => answerMs[1] ?? Number.NaN;
    const peakOf = ({ peakMb }: Invoked) => peakMb;
    const comparedToPdfkit = (
      figure: string,
      of: (invoked: Invoked) => number,
      unit: string,
      goal?: number,
    ) =>
      beside(
        figure,
        median(own.map(of)),
        { name: 'pdfkit, the same report', figure: median(peer.map(of)), ...(goal && { goal }) },
        unit,
      );
    const comparedInRows = (figure: string, of: (invoked: Invoked) => number, unit: string) =>
      beside(
        `${figure}, beside less`,
        median(own.map(of)),
        { name: 'pdfkit, as many pages of rows', figure: median(lighter.map(of)) },
        unit,
      );
    return {
      columns: usualColumns,
      rows: [
        comparedToPdfkit('First report of a fresh process', first, 'ms', timesPdfkit),
        comparedToPdfkit('Second report of the same process', second, 'ms', timesPdfkit),
        comparedToPdfkit('Peak memory', peakOf, 'MB'),
        comparedInRows('First report', first, 'ms'),
        comparedInRows('Second report', second, 'ms'),
        comparedInRows('Peak memory', peakOf, 'MB'),
        within('First report, against the limit', median(own.map(first)) / 1000, limits.seconds, 's'),
        within('Peak memory, against the limit', Math.max(...own.map(peakOf)), limits.megabytes, 'MB'),
      ],
      notes: [
        `${countDevices(graph)} devices in ${graph.nodes.length} nodes, ${graph.edges.length} links; ${report.pages} ` +
          `pages, ${(report.sizeBytes / 1000).toFixed(0)} KB. Medians of ${runs} fresh processes in turn.`,
        'Ours reads the design, plans its failures and checks, renders, stores the file and its entry, and answers. ' +
          'pdfkit draws the same texts, tables and drawings from a file, in the same embedded faces; the lighter peer ' +
          'draws the nodes and links, and the same table rows again until it has as many pages.',
      ],
    };
  },
};

const plainPdfkit = (peer: string, event: unknown): Invocation => ({
  module: fileURLToPath(new URL(`../peers/${peer}`, import.meta.url)),
  events: [event, event],
});

/** What pdfmake is given for a report that the API has made. */
async function definitionOf(
  cloud: BenchCloud,
  person: Caller,
  {
    design,
    topology,
    report,
  }: { readonly design: Design; readonly topology: Topology; readonly report: Report },
): Promise<TDocumentDefinitions> {
  const models = new Set(topology.nodes.flatMap(({ equipmentId }) => equipmentId ?? []));
  const devices = await Promise.all(
    [...models].map(async (id) => (await cloud.call(person, getEquipment, { params: { id } })).data),
  );
  return reportDocument(
    {
      design,
      topology,
      devices,
      equipment: [],
      preparedBy: { displayName: person.user.displayName, company: person.user.company },
      createdAt: report.createdAt,
      reportId: report.id,
    },
    () => {},
  );
}
