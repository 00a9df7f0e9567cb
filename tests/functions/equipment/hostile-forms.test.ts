import '../../support/function-environment.ts';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler as createEquipment } from '../../../functions/equipment/routes/create-equipment.ts';
import { handler as updateEquipment } from '../../../functions/equipment/routes/update-equipment.ts';
import { anOwner } from '../../support/builders.ts';
import { type Request, send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import {
  aJpeg,
  aLossyWebp,
  aPng,
  joined,
  pngEnd,
  pngHeader,
  pngOf,
  pngPixels,
} from '../../support/pictures.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { equipmentItemsOf } from '../../support/stored-state.ts';
import { aDevice, deviceForm, storedImages } from './device-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

let imagesBefore: string[];
beforeEach(async () => {
  imagesBefore = await storedImages();
});
afterEach(async () => {
  expect(await storedImages()).toEqual(imagesBefore);
});

/** The rejection of a new device's form; nothing of it is stored. */
async function refusalOf(form: Pick<Request, 'headers' | 'body'>) {
  const uid = anOwner();
  const { status, body } = await send(createEquipment, { token: uid, ...form });
  expect(await equipmentItemsOf(uid)).toEqual([]);
  expect(body.success).toBe(false);
  return { status, sentence: body.message };
}

/** Two megabytes as the format allows them: a chunk that readers skip. */
const pngOfBytes = (length: number) => {
  const rest = pngOf(pngHeader(), ['skIp', ''], pngPixels, pngEnd).length;
  return pngOf(pngHeader(), ['skIp', new Uint8Array(length - rest)], pngPixels, pngEnd);
};

describe('a hostile picture', () => {
  it.each([
    ['a page that says it is a PNG', joined('<!doctype html><script>alert(1)</script>')],
    ['an SVG', joined('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a GIF', joined('GIF89a', new Uint8Array(20))],
    ['an archive behind a GIF', joined('GIF89a', new Uint8Array(20), 'PK\x03\x04', 'META-INF/MANIFEST.MF')],
    ['a page behind a PNG', joined(aPng, '<html><script>alert(1)</script>')],
    [
      'a page within a PNG',
      pngOf(pngHeader(), ['tEXt', 'Title\0<script>alert(1)</script>'], pngPixels, pngEnd),
    ],
    ['an archive behind a JPEG', joined(aJpeg, 'PK\x03\x04', new Uint8Array(40), 'PK\x05\x06')],
    ['an archive behind a WebP', joined(aLossyWebp, 'PK\x03\x04')],
    ['a PNG of 50,000 × 50,000', pngOf(pngHeader({ width: 50_000, height: 50_000 }), pngPixels, pngEnd)],
    [
      'a bomb: a gigabyte of black in a few kilobytes',
      pngOf(
        pngHeader({ width: 30_000, height: 30_000 }),
        ['IDAT', deflateSync(new Uint8Array(2_000_000))],
        pngEnd,
      ),
    ],
    ['half a PNG', aPng.subarray(0, aPng.length / 2)],
    ['half a JPEG', aJpeg.subarray(0, aJpeg.length / 2)],
    ['no bytes at all', new Uint8Array()],
  ])('is rejected: %s', async (_, bytes) => {
    const { status, sentence } = await refusalOf(deviceForm({}, { bytes }));
    expect(status).toBe(400);
    expect(sentence).toMatch(/^Image (must|is) .+\.$/);
  });

  it('is rejected when it is a byte too large, and accepted otherwise', async () => {
    const { status, sentence } = await refusalOf(deviceForm({}, { bytes: pngOfBytes(2_000_001) }));
    expect(status).toBe(413);
    expect(sentence).toBe('The file must have at most 2 MB.');
    const { device } = await aDevice({}, { bytes: pngOfBytes(2_000_000) });
    expect(device.image).toMatch(/\.png$/);
    imagesBefore.push(String(device.image));
    imagesBefore.sort();
  });

  it.each(['../../../etc/passwd', 'C:\\Windows\\win.ini', 'a\0.png', '<img src=x onerror=alert(1)>.png', ''])(
    'gains nothing from its name: %s',
    async (name) => {
      const { status, sentence } = await refusalOf(deviceForm({}, { bytes: joined('GIF89a'), name }));
      expect(status).toBe(400);
      expect(sentence).toMatch(/^Image must be|^The form is not valid/);
    },
  );

  it('cannot bring a second one', async () => {
    const { status, sentence } = await refusalOf(deviceForm({}, { bytes: aPng }, { bytes: aPng }));
    expect(status).toBe(400);
    expect(sentence).toBe('Image must be one file.');
  });

  it('cannot be sent under another name or as text', async () => {
    const elsewhere = await refusalOf(deviceForm({}, { bytes: aPng, field: 'specs' }));
    expect(elsewhere).toEqual({ status: 400, sentence: 'Specs is not a file that this form accepts.' });
    const asText = await refusalOf(deviceForm({ image: '/equipment-images/other.png' }));
    expect(asText).toEqual({ status: 400, sentence: 'Image must be a file.' });
  });

  it('does not replace a good one', async () => {
    const { uid, device } = await aDevice({}, { bytes: aPng });
    imagesBefore = await storedImages();
    const form = deviceForm({ version: 1 }, { bytes: joined(aPng, '<html>') });
    const answer = await send(updateEquipment, { token: uid, params: { id: device.id }, ...form });
    expect(answer.status).toBe(400);
    expect(await equipmentItemsOf(uid)).toContainEqual({ ...device, owner: uid });
  });
});

describe('a hostile form', () => {
  const deep = (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`;

  it.each([
    ['lists within lists', { specs: deep(400_000) }],
    ['lists within lists where ports should be', { specs: `{"ports":${deep(400_000)}}` }],
    ['objects within objects', { specs: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}` }],
    ['hundreds of thousands of ports', { specs: `{"ports":[${'1,'.repeat(400_000)}1]}` }],
    [
      'a field for each letter',
      { specs: { ports: [], ...Object.fromEntries(Array(9_000).fill(1).entries()) } },
    ],
    ['a prototype', { specs: '{"ports":[],"__proto__":{"poeBudgetW":1}}' }],
    ['a constructor', { specs: '{"ports":[],"constructor":{"prototype":{"admin":true}}}' }],
    ['a prototype as a field', Object.fromEntries([['__proto__', '{"admin":true}']])],
    ['specs twice', { specs: ['{"ports":[]}', '{"ports":[]}'] }],
    ['JSON that ends early', { specs: '{"ports":[' }],
    [
      'a number beyond all numbers',
      { price: '{"amount":1e999,"currency":"USD","asOf":"2026-01-01","confidence":"low"}' },
    ],
    ['a number too small to keep', { licencePerYear: '1e-200' }],
    ['sources of what is no figure', { sources: '{"toString":"estimate"}' }],
    ['a script for a data sheet', { datasheetUrl: 'javascript:alert(1)' }],
    ['a name that turns the direction of reading', { model: 'Access \u202e84' }],
    ['a control character', { manufacturer: 'Ac\u0007me' }],
    ['an owner', { owner: 'system' }],
    ['an id', { id: '65a000000000000000000001' }],
  ])('is rejected: %s', async (_, given) => {
    const { status, sentence } = await refusalOf(deviceForm(given));
    expect(status).toBe(400);
    expect(sentence).toMatch(/^.{5,300}\.$/);
  });

  it('is rejected when one of its fields is too large, or when there are too many', async () => {
    const large = await refusalOf(deviceForm({ specs: ' '.repeat(1_000_001) }));
    expect(large).toEqual({ status: 413, sentence: 'The field specs is too large.' });
    const many = await refusalOf(deviceForm({ sources: Array(101).fill('{}') }));
    expect(many).toEqual({ status: 413, sentence: 'The form must have at most 100 fields.' });
  });

  it.each([
    ['ends early', (body: string) => body.slice(0, body.length / 2)],
    ['has another boundary', (body: string) => body.replaceAll('form', 'farm')],
  ])('is rejected when it %s', async (_, spoil) => {
    const { headers, body } = deviceForm();
    const { status } = await refusalOf({
      ...(headers && { headers }),
      body: spoil(Buffer.from(body ?? '').toString()),
    });
    expect(status).toBe(400);
  });

  it.each([
    [{ 'content-type': 'application/json' }, 415],
    [{ 'content-type': 'multipart/form-data' }, 400],
    [{}, 415],
  ])('is rejected when sent as %o', async (headers, expected) => {
    const { status } = await refusalOf({ headers, body: '{"category":"switch"}' });
    expect(status).toBe(expected);
  });
});
