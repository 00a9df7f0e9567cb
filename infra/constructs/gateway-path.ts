import type { AnyRoute } from '#shared/contract/define-route.ts';

/** The path as the gateway knows it. It has no trailing slash; CloudFront removes a caller's (path-rewrites.ts). */
export const gatewayPath = (route: Pick<AnyRoute, 'path'>): string => `/api${route.path.replace(/\/$/, '')}`;
