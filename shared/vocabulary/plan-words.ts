import type { PlanFeatures } from '../subscriptions/plans.ts';

/** What each part of a plan is called, in the order in which plans are compared. */
export const planFeatureNames = {
  maxDesigns: 'Designs',
  maxDevicesPerTopology: 'Devices in one topology',
  reportsPerMonth: 'Reports a month',
  equipmentRecommendations: 'Equipment recommendations',
  configTemplates: 'Configuration templates',
  exportFormats: 'Export',
  apiAccess: 'Access to the API',
} as const satisfies Record<keyof PlanFeatures, string>;
