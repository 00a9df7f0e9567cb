import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReport } from '#shared/contract/reports.ts';
import { generateTopology } from '#shared/contract/topology.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { built } from '../../../infra/local/prepare.ts';
import { createCompanyDesign } from '../company.ts';
import { type Invocation, type Invoked, invokeInFreshProcess } from '../fresh-process.ts';
import { functionEvent } from '../function-event.ts';
import type { BenchCloud } from '../local-cloud.ts';
import { type Benchmark, beside, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const sites = 7;
const runs = 3;
const limits = { seconds: 30, megabytes: 1024 } as const;

/** The professional report of a design with 200 devices, beside plain pdfkit drawing as much. */
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
    const file = join(folder, 'graph.json');
    writeFileSync(file, JSON.stringify(graph));
    const event = functionEvent(cloud, 'createReport', { token: person.token, params: { id: design.id } });
    const environment = cloud.environmentOf('createReport');
    const ours: Invocation = {
      module: resolve(built.functions, 'createReport', 'index.mjs'),
      events: [event, event],
    };
    const drawing = { file, pages: report.pages };
    const plain: Invocation = {
      module: fileURLToPath(new URL('../peers/plain-pdfkit.ts', import.meta.url)),
      events: [drawing, drawing],
    };
    const [own, peer]: [Invoked[], Invoked[]] = [[], []];
    try {
      for (let run = 0; run < runs; run += 1) {
        const pair = [
          async () => own.push(await invokeInFreshProcess(ours, environment)),
          async () => peer.push(await invokeInFreshProcess(plain)),
        ];
        for (const invoke of run % 2 === 0 ? pair : pair.toReversed()) await invoke();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    if (own.some(({ statuses }) => statuses.some((status) => status !== 201)))
      throw new Error('The report could not be made.');

    const besidePdfkit = (figure: string, of: (invoked: Invoked) => number, unit: string) =>
      beside(figure, median(own.map(of)), { name: 'plain pdfkit', figure: median(peer.map(of)) }, unit);
    const first = median(own.map(({ firstAnswerMs }) => firstAnswerMs));
    const peak = Math.max(...own.map(({ peakMb }) => peakMb));
    return {
      columns: usualColumns,
      rows: [
        besidePdfkit('First report of a fresh process', ({ firstAnswerMs }) => firstAnswerMs, 'ms'),
        besidePdfkit('Second report of the same process', ({ answerMs }) => answerMs[1] ?? Number.NaN, 'ms'),
        besidePdfkit('Peak memory', ({ peakMb }) => peakMb, 'MB'),
        within('First report, against the limit', first / 1000, limits.seconds, 's'),
        within('Peak memory, against the limit', peak, limits.megabytes, 'MB'),
      ],
      notes: [
        `${countDevices(graph)} devices in ${graph.nodes.length} nodes, ${graph.edges.length} links; ${report.pages} ` +
          `pages, ${(report.sizeBytes / 1000).toFixed(0)} KB. Medians of ${runs} fresh processes in turn.`,
        'Ours reads the design, renders, stores the file and its entry, and answers; pdfkit draws the nodes and links ' +
          'and as many pages of table rows from a file, in the same embedded face.',
      ],
    };
  },
};
