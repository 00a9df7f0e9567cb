import type { Request } from './http-events.ts';

export interface FilePart {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

const boundary = '----netwright-form-boundary';

/**
 * A form as a browser sends it: text as it is, all else as JSON, a list as the same field again and again; what is
 * undefined is left out.
 */
export function multipartOf(
  fields: Readonly<Record<string, unknown>>,
  files: readonly FilePart[] = [],
): Required<Pick<Request, 'headers' | 'body'>> {
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined)
      .map((one) => part(`name="${quoted(name)}"`, typeof one === 'string' ? one : JSON.stringify(one))),
  );
  const attached = files.map(({ field, name, type, bytes }) =>
    part(`name="${quoted(field)}"; filename="${quoted(name)}"\r\ncontent-type: ${type}`, bytes),
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...texts, ...attached, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const part = (disposition: string, content: string | Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** As the HTML standard has browsers escape names. */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
