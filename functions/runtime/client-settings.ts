/**
 * How every AWS client behaves: standard retries (exponential backoff with full jitter), and time-outs short enough
 * that four attempts fit into a function's time. Milliseconds.
 */
export const clientSettings = ({ requestTimeout }: { readonly requestTimeout: number }) =>
  ({
    retryMode: 'standard',
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true },
  }) as const;
