import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { FormFields } from './post-policy.ts';
import { S3Error } from './s3-error.ts';

/** A form up to its file, whose bytes are still to be read. */
export interface UploadForm {
  readonly fields: FormFields;
  readonly file: Readable;
  /** The name that the file has on the sender's machine. */
  readonly fileName: string;
}

const formLimits = { fields: 100, fieldSize: 64 * 1024, files: 1 };

/**
 * Reads a multipart form up to its file, which must come last: S3 passes over what follows it. Throws
 * MalformedPOSTRequest.
 */
export function readUploadForm(message: IncomingMessage): Promise<UploadForm> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const parser = startParser(message);
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(malformedForm(`the field ${name} is too long`));
      fields.set(name.toLowerCase(), value);
    });
    parser.on('file', (_name, file, { filename }) => {
      // The reader of the file meets its error too; without a listener, one that comes before the reader would end the process.
      file.on('error', () => {});
      resolve({ fields: Object.fromEntries(fields), file, fileName: filename ?? '' });
    });
    parser.on('error', () => reject(malformedForm('it is not a whole multipart/form-data body')));
    parser.on('close', () => reject(malformedForm('it holds no file')));
    // A sender that goes away ends neither the request nor, by itself, the parser that waits for more.
    message.on('close', () => {
      if (!message.complete) parser.destroy();
    });
    message.pipe(parser);
  });
}

export function malformedForm(reason: string): S3Error {
  return new S3Error(
    400,
    'MalformedPOSTRequest',
    `The body of your POST request is not well-formed: ${reason}.`,
  );
}

function startParser(message: IncomingMessage): busboy.Busboy {
  try {
    return busboy({ headers: message.headers, limits: formLimits, defParamCharset: 'utf8' });
  } catch {
    throw malformedForm('its Content-Type names no boundary');
  }
}
