import { describe, expect, it } from 'vitest';
import { readConfigFile } from '#shared/templates/files/read-config-file.ts';
import { isWellFormedXml } from '#shared/templates/files/well-formed-xml.ts';

const read = (text: string, fileName = 'a.yaml', contentType = '') =>
  readConfigFile({ fileName, contentType, bytes: Buffer.from(text) });

describe('an uploaded configuration', () => {
  it('is what its name says, else what the client states', async () => {
    const typeOf = async (fileName: string, contentType = '') =>
      (await read('{"a": 1}', fileName, contentType)).mimeType;
    expect(await typeOf('core.json', 'text/plain')).toBe('application/json');
    expect(await typeOf('core', 'application/x-yaml; charset=utf-8')).toBe('application/yaml');
    expect(await typeOf('core.yaml.j2')).toBe('text/plain');
    await expect(typeOf('core.exe', 'application/octet-stream')).rejects.toThrow(/^File upload failed/);
  });

  it('has a name without a path, and lines that end with LF', async () => {
    expect(await read('a\r\nb\r\n', 'C:\\configs\\"core"\n.txt')).toMatchObject({
      originalName: 'core.txt',
      text: 'a\nb\n',
    });
    expect((await read('a', '../', 'text/plain')).originalName).toBe('configuration.txt');
  });

  it.each([
    ['brackets', '['],
    ['anchors', '&a '],
    ['tags', '!a '],
    ['entries', '- '],
    ['keys', 'a: '],
  ])('of a megabyte of %s ends at once', async (_what, sign) => {
    const start = process.cpuUsage();
    await expect(read(sign.repeat(1_000_000 / sign.length))).rejects.toThrow(/^File upload failed/);
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});

describe('well-formed XML', () => {
  it.each(['<a/>', '<?xml version="1.0"?>\n<!-- b --><a b="1" c=\'2\'>d<e:f/><![CDATA[<]]></a>\n'])(
    'is %s',
    (text) => expect(isWellFormedXml(text)).toBe(true),
  );

  it.each([
    '',
    'a',
    '<a>',
    '</a>',
    '<a></b>',
    '<a/><b/>',
    'a<b/>',
    '<a b=1/>',
    '<!DOCTYPE a><a/>',
    '<a><</a>',
  ])('is not %s', (text) => expect(isWellFormedXml(text)).toBe(false));
});
