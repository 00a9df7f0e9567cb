import * as z from 'zod';
import { routeGroup } from './route-group.ts';
import { Upload } from './uploads.ts';
import { userAnswer, userItself } from './users.ts';

/** Maximum size of a logo in bytes. */
export const largestLogoBytes = 1_000_000;

export const logoCalls = routeGroup({ domain: 'users', access: 'user', errors: ['unauthenticated'] });

export const updateLogo = logoCalls.route({
  name: 'updateLogo',
  method: 'PUT',
  path: '/users/logo',
  summary: 'Set the logo of the caller’s company, which reports show',
  body: z.strictObject({ image: Upload }),
  bodyKind: { kind: 'multipart', file: 'image', maxBytes: largestLogoBytes },
  answer: userAnswer,
  served: userItself,
  errors: ['not_found'],
  fallback: 'Failed to update logo',
});

export const removeLogo = logoCalls.route({
  name: 'removeLogo',
  method: 'DELETE',
  path: '/users/logo',
  summary: 'Remove the logo of the caller’s company',
  answer: userAnswer,
  served: userItself,
  errors: ['not_found'],
  fallback: 'Failed to remove logo',
});
