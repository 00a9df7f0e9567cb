import '../../support/function-environment.ts';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { handler as importEquipment } from '../../../functions/equipment/routes/import-equipment.ts';
import { aDeviceType } from '../../equipment/import/device-type.ts';
import { anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { csv, importAs, keptBy, resultIn, yaml } from './import-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

/** Longer than this would be a file that occupies a function. */
const patienceMs = 10_000;

const laughs = [...'bcdefghi']
  .map(
    (key, index) =>
      `${key}: &${key} [${Array(9)
        .fill(`*${'abcdefgh'.charAt(index)}`)
        .join(', ')}]`,
  )
  .join('\n');

/** Almost 5 MB of it, as JSON counts. */
const filled = (text: string) => text.repeat(Math.floor(4_900_000 / (JSON.stringify(text).length - 2)));

describe('a hostile file', () => {
  it.each([
    ['a bomb of aliases', `a: &a [lol]\n${laughs}`],
    ['deep nesting in brackets', '['.repeat(150_000)],
    ['deep nesting in dashes', '- '.repeat(90_000)],
    ['a huge scalar', `model: "${'x'.repeat(4_000_000)}"`],
    ['a function', 'model: !!js/function "function () { process.exit() }"'],
    ['a Python object', 'model: !!python/object/apply:os.system ["ls"]'],
    ['prototype keys alone', '__proto__: {isAdmin: true}\nconstructor: {prototype: {isAdmin: true}}'],
    ['NUL bytes', aDeviceType({ model: '"A\\0B"' })],
    ['binary rubbish', '\u0000\u0001\u0002%\uFFFD\u0007[\u0000'],
    ['signs that turn the direction', aDeviceType({ model: '"A\u202EB"' })],
    ['numbers without end', aDeviceType({ u_height: '.inf', weight: '.nan', weight_unit: 'kg' })],
    ['a million interfaces', aDeviceType({ interfaces: `[${'1,'.repeat(90_000)}]` }, 0)],
    ['XML', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'],
  ])('of YAML with %s is an invalid row', { timeout: patienceMs }, async (_, text) => {
    const uid = anOwner();
    const { rows, created } = resultIn(await importAs(uid, yaml('create', text)));
    expect(created).toEqual([]);
    for (const { problems } of rows) expect(problems.length).toBeGreaterThan(0);
    expect(await keptBy(uid)).toEqual({ devices: [], count: 0 });
    expect('isAdmin' in {}).toBe(false);
  });

  it.each([
    ['empty documents', filled('---\n')],
    ['line ends', filled('\n')],
    ['comments', filled('# x\n')],
    ['keys', filled('k: v\n')],
    ['brackets', filled('[')],
    ['quotation marks', filled('"\n')],
    ['long documents', filled(`---\n${'k: v\n'.repeat(19_000)}`)],
    ['too long documents', filled(`---\n${'k: v\n'.repeat(30_000)}`)],
    ['aliases', filled(`---\n- &a [${'1,'.repeat(45)}]\n${'- *a\n'.repeat(190)}`)],
    [
      'nested maps',
      filled(`---\n${Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:\n`).join('')}`),
    ],
    ['flow maps', filled(`---\n{${'a b: ?,'.repeat(19_000)}}\n`)],
    ['quotation marks in a line', filled(`---\na: ${"'' ".repeat(18_000)}\n`)],
    ['dashes', filled(`---\n${'- '.repeat(39_000)}\n`)],
    ['tags', filled(`---\n${'!a '.repeat(39_000)}\n`)],
    ['colons', filled(`---\n${': : : :\n'.repeat(7_000)}`)],
    ['numbers', filled(`---\n[${'1,'.repeat(19_000)}]\n`)],
  ])('of 5 MB full of %s is handled quickly', { timeout: 2 * patienceMs }, async (_, text) => {
    const { status } = await importAs(anOwner(), yaml('preview', text));
    expect([200, 422]).toContain(status);
  });

  it.each([
    ['commas', filled(',')],
    ['quotation marks', filled('"')],
    ['rows', filled('switch,Acme,One,A-1\n')],
    ['ports', `category,manufacturer,model,part_number,ports\nswitch,A,B,C,"${filled('1x1G-T,')}"`],
    ['one cell', `category,manufacturer,model,part_number\nswitch,A,B,${filled('x')}`],
  ])(
    'of CSV full of %s is handled quickly, with a short report',
    { timeout: 2 * patienceMs },
    async (_, text) => {
      const answer = await importAs(anOwner(), { ...csv('preview'), files: [{ name: 'a.csv', text }] });
      expect(resultIn(answer).valid).toBe(0);
      expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
    },
  );

  it('reads no path: a file’s name is only echoed', async () => {
    const names = ['../../etc/passwd', '..\\..\\boot.ini', '/etc/shadow', '<script>alert(1)</script>.yaml'];
    const files = names.map((name, index) => ({ name, text: aDeviceType({ part_number: `P-${index}` }) }));
    const { rows } = resultIn(await importAs(anOwner(), { ...yaml('create'), files }));
    expect(rows.map(({ file }) => file)).toEqual(names);
    const { status, body } = await importAs(anOwner(), {
      ...yaml('create'),
      files: [{ name: 'a\u0000b', text: '' }],
    });
    expect([status, body.code]).toEqual([400, 'invalid_request']);
  });

  it('of CSV with formulas is text, and an unknown prototype no column', async () => {
    const { created } = resultIn(
      await importAs(anOwner(), csv('create', "switch,'=HYPERLINK(1),@SUM(1),-1+1")),
    );
    expect(created[0]).toMatchObject({ manufacturer: '=HYPERLINK(1)', model: '@SUM(1)', partNumber: '-1+1' });
    const files = [
      { name: 'a.csv', text: '__proto__,category,manufacturer,model,part_number\nx,switch,A,B,C' },
    ];
    const { rows } = resultIn(await importAs(anOwner(), { ...csv('create'), files }));
    expect(rows[0]?.problems).toEqual([{ field: '__proto__', message: 'is not a known column' }]);
  });
});

describe('a hostile request', () => {
  it.each([
    ['1,001 files', { ...yaml('create'), files: Array(1_001).fill({ name: 'a', text: '' }) }, 400],
    ['no files', { ...yaml('create'), files: [] }, 400],
    ['another format', { ...yaml('create'), format: 'xml' }, 400],
    ['another mode', { ...yaml('create'), mode: 'force' }, 400],
    ['a field too many', { ...yaml('create', 'a: 1'), owner: 'system' }, 400],
    ['files that are no files', { ...yaml('create'), files: ['../../etc/passwd'] }, 400],
    ['6 MB', yaml('create', 'x'.repeat(6_000_000)), 413],
  ])('with %s is rejected with a sentence', async (_, request, status) => {
    const uid = anOwner();
    const answer = await importAs(uid, request);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await keptBy(uid)).toEqual({ devices: [], count: 0 });
  });

  it('whose body unpacks to gigabytes is rejected as too large', async () => {
    const bomb = gzipSync(gzipSync(Buffer.alloc(200_000_000)));
    for (const body of [gzipSync(Buffer.alloc(200_000_000)), bomb]) {
      const headers = { 'content-type': 'application/gzip' };
      const { status } = await send(importEquipment, { token: anOwner(), headers, body });
      expect([400, 413]).toContain(status);
    }
  });

  it('without a caller is rejected', async () => {
    const { status } = await send(importEquipment, { json: yaml('create', aDeviceType()) });
    expect(status).toBe(401);
  });
});
