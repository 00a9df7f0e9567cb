/**
 * What the list of designs shows of each. The schema of a summary and the index that the list is read from both follow
 * from it. Adding a field changes that index, which a table that holds designs cannot do in place.
 */
export const designSummaryFields = {
  id: true,
  userId: true,
  designName: true,
  description: true,
  isExistingNetwork: true,
  designStatus: true,
  version: true,
  isTemplate: true,
  deviceCount: true,
  plannedDevices: true,
  reportCount: true,
  createdAt: true,
  updatedAt: true,
} as const;
