import { listCompatibleTemplates } from '#shared/contract/deployments.ts';
import type { Template } from '#shared/contract/template-items.ts';
import { type Reading, useRoute } from '#web/api/use-route.ts';

/** Active templates that fit a device, the most specific first. Undefined reads nothing. */
export const useCompatibleTemplates = (deviceId: string | undefined): Reading<{ data: Template[] }> =>
  useRoute(listCompatibleTemplates, deviceId === undefined ? null : { params: { id: deviceId } });
