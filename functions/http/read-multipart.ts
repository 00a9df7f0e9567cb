import busboy from 'busboy';
import type { BodyKind } from '#shared/contract/define-route.ts';
import { invalidField, Refusal } from '#shared/contract/errors.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';

type MultipartBody = Extract<BodyKind, { kind: 'multipart' }>;

/** Sizes of the text parts: enough for a configuration template, far from the body's limit. */
const limits = { files: 1, fields: 100, fieldNameSize: 100, fieldSize: 1_000_000 } as const;

/**
 * Reads a form: text parts as strings (a repeated name as a list of them), the one file part that the route names as
 * an `Upload`. Rejects other files, too large ones, and truncated forms.
 */
export function readMultipart(
  bytes: Uint8Array,
  contentTypeHeader: string,
  { file: fileField, maxBytes, rejection }: MultipartBody,
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, unknown>();
    const form = openForm(contentTypeHeader, maxBytes);
    form.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) reject(tooLarge(`The field ${name.slice(0, 40)} is too large.`));
      const earlier = parts.get(name);
      if (earlier === undefined) parts.set(name, value);
      else parts.set(name, Array.isArray(earlier) ? [...earlier, value] : [earlier, value]);
    });
    form.on('file', (name, stream, { filename, mimeType }) => {
      const chunks: Uint8Array[] = [];
      stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      // A form that ends early fails on the file's stream too; without a listener that would end the process.
      stream.on('error', () => reject(malformed()));
      stream.on('limit', () => reject(tooLarge(fileTooLarge(maxBytes, rejection))));
      stream.on('close', () => {
        if (name !== fileField) return reject(invalidField(name, 'is not a file that this form accepts'));
        const upload = { fileName: filename ?? '', contentType: mimeType, bytes: Buffer.concat(chunks) };
        parts.set(name, upload satisfies Upload);
      });
    });
    form.on('filesLimit', () => reject(invalidField(fileField, 'must be one file')));
    form.on('fieldsLimit', () => reject(tooLarge(`The form must have at most ${limits.fields} fields.`)));
    form.on('error', () => reject(malformed()));
    form.on('close', () => resolve(Object.fromEntries(parts)));
    form.end(bytes);
  });
}

function openForm(contentTypeHeader: string, maxBytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentTypeHeader },
      defParamCharset: 'utf8',
      // The parser reports it as too large once it has this many bytes.
      limits: { ...limits, fileSize: maxBytes + 1 },
    });
  } catch {
    throw malformed();
  }
}

const tooLarge = (sentence: string): Refusal => new Refusal('too_large', sentence);

function fileTooLarge(maxBytes: number, rejection: string | undefined): string {
  const size = formatBytes(maxBytes);
  return rejection === undefined
    ? `The file must have at most ${size}.`
    : `${rejection}: the file must have at most ${size}.`;
}

const malformed = (): Refusal =>
  new Refusal('invalid_request', 'The form is not valid multipart data.', {
    fields: [{ field: 'body', message: 'must be valid multipart data' }],
  });
