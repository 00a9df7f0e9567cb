/**
 * Programs of CloudFront Functions (cloudfront-js-2.0), which take plain JavaScript with a global `handler` and see
 * each request before the cache does.
 */
export const pathRewrites = {
  /**
   * A path without an extension is a screen of the site, which the browser draws: it gets the site's single page.
   * Error pages would do the same, but also for the API's 404s.
   */
  site: `function handler(event) {
  const request = event.request;
  const lastPart = request.uri.slice(request.uri.lastIndexOf('/') + 1);
  if (!lastPart.includes('.')) request.uri = '/index.html';
  return request;
}`,

  /**
   * The specification ends some paths with a slash (GET /report/), which API Gateway's routes cannot have. The functions
   * count attempts by the viewer's address, which nobody but the distribution can state.
   */
  api: `function handler(event) {
  const request = event.request;
  if (request.uri.endsWith('/')) request.uri = request.uri.slice(0, -1);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  return request;
}`,
} as const;
