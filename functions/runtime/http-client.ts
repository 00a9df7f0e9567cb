import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the whole answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Of the answer's body. */
  readonly largestBytes: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Calls what is no service of AWS. With Node's own client, which the SDK has loaded: the first `fetch` of an instance loads another, 30 ms
 * of its first answer. It follows no redirect, and rejects only where there is no whole answer.
 */
export const httpClient = {
  send(url: URL, { method, headers = {}, body, timeoutMs, largestBytes }: HttpRequest): Promise<HttpAnswer> {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = request(url, { method, headers, signal }, (answer) => {
        const chunks: Uint8Array[] = [];
        let size = 0;
        answer.on('data', (chunk: Uint8Array) => {
          size += chunk.byteLength;
          if (size <= largestBytes) {
            chunks.push(chunk);
            return;
          }
          reject(new Error('The answer is larger than allowed'));
          // With the error it would be thrown at nobody where the connection has been given back already.
          sent.destroy();
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
        answer.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  },
};
