/** No response of the API may be cached. */
export const commonHeaders = (requestId: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'x-request-id': requestId,
});

export const jsonHeaders = (requestId: string): Record<string, string> => ({
  ...commonHeaders(requestId),
  'content-type': 'application/json; charset=utf-8',
});
