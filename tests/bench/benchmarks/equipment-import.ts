import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { importEquipment } from '#shared/contract/equipment.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { writeYaml } from '#shared/equipment/write-yaml.ts';
import { built } from '../../../infra/local/prepare.ts';
import { type Invoked, invokeInFreshProcess } from '../fresh-process.ts';
import { functionEvent } from '../function-event.ts';
import type { BenchCloud } from '../local-cloud.ts';
import { alone, type Benchmark, beside, type Row, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const files = 500;
const runs = 3;
const limits = { seconds: 29, megabytes: 1_769 } as const;

/** Previewing and creating devices out of many files of YAML, each in a fresh process as the function does it. */
export const equipmentImport: Benchmark<() => Promise<BenchCloud>> = {
  name: 'equipment-import',
  title: `Equipment: import of ${files} YAML files`,
  run: async (start) => {
    const cloud = await start();
    const peer = await plainYaml();
    const previewed = await measure(cloud, 'preview');
    const created = await measure(cloud, 'create');
    const person = await cloud.register();
    const before = performance.now();
    const { data } = await cloud.call(person, importEquipment, { body: bodyOf('create') });
    const seconds = (performance.now() - before) / 1000;
    if (data.created.length !== files) throw new Error(`${data.created.length} devices were created.`);
    return {
      columns: usualColumns,
      rows: [
        ...rowsOf('Preview', previewed, peer.ms),
        ...rowsOf('Create', created, peer.ms),
        within('Create through the local gateway, from the call to its answer', seconds, limits.seconds, 's'),
        alone('Peak memory of plain parsing', peer.peakMb, 'MB'),
      ],
      notes: [
        `Device types of the catalogue, ${(texts.join('').length / files / 1000).toFixed(1)} KB each on average.`,
        `Medians of ${runs} fresh processes; from before the import of the function's bundle to its answer, the body ` +
          'decompressed and validated, the answer validated and compressed; peak memory of the whole process, Node included.',
        'The peer parses the same files with the same library and does nothing with them.',
      ],
    };
  },
};

/** The catalogue's device types as often as it takes, each time with part numbers of their own. */
const texts = Array.from({ length: files }, (_, index) => {
  const device = catalogue[index % catalogue.length];
  if (!device) throw new Error('The catalogue is empty.');
  return writeYaml([{ ...device, partNumber: `${device.partNumber}/${index}` }]);
});

const bodyOf = (mode: 'preview' | 'create') => ({
  format: 'netbox-yaml' as const,
  files: texts.map((text, index) => ({ name: `${index}.yaml`, text })),
  mode,
  skipInvalid: false,
});

async function measure(cloud: BenchCloud, mode: 'preview' | 'create'): Promise<Invoked[]> {
  const name = 'importEquipment';
  const all: Invoked[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { token } = await cloud.register();
    const headers = { 'content-type': 'application/gzip' };
    const request = { token, headers, body: gzipSync(JSON.stringify(bodyOf(mode))) };
    const invoked = await invokeInFreshProcess(
      {
        module: resolve(built.functions, name, 'index.mjs'),
        events: [functionEvent(cloud, name, request)],
      },
      cloud.environmentOf(name),
    );
    if (invoked.statuses[0] !== 200) throw new Error(`${name} answered ${invoked.statuses[0]}.`);
    all.push(invoked);
  }
  return all;
}

const rowsOf = (figure: string, invoked: readonly Invoked[], peerMs: number): Row[] => {
  const ms = median(invoked.map(({ firstAnswerMs }) => firstAnswerMs));
  const peakMb = Math.max(...invoked.map((one) => one.peakMb));
  return [
    beside(figure, ms, { name: 'plain yaml.parse', figure: peerMs }, 'ms'),
    within(`${figure}, against the limit`, ms / 1000, limits.seconds, 's'),
    within(`${figure}, peak memory`, peakMb, limits.megabytes, 'MB'),
  ];
};

async function plainYaml(): Promise<{ ms: number; peakMb: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-yaml-'));
  try {
    const file = join(folder, 'texts.json');
    writeFileSync(file, JSON.stringify(texts));
    const module = fileURLToPath(new URL('../peers/plain-yaml.ts', import.meta.url));
    const all: Invoked[] = [];
    for (let run = 0; run < runs; run += 1)
      all.push(await invokeInFreshProcess({ module, events: [{ file }] }));
    return {
      ms: median(all.map(({ firstAnswerMs }) => firstAnswerMs)),
      peakMb: Math.max(...all.map((one) => one.peakMb)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
