import type { AnyRoute } from './define-route.ts';
import * as designEquipment from './design-equipment.ts';
import * as designs from './designs.ts';
import * as equipment from './equipment.ts';
import * as reports from './reports.ts';
import * as stats from './stats.ts';
import * as topology from './topology.ts';
import * as users from './users.ts';

/** Every call of the API. Functions import their own domain's file instead, to stay small. */
export const routes = [
  users.getCurrentUser,
  users.updateProfile,
  users.getProfile,
  users.listUsers,
  users.forgotPassword,
  users.resetPassword,
  users.convertTrial,
  users.clearCache,
  users.registerUser,
  users.loginUser,
  designs.createDesign,
  designs.listDesigns,
  designs.getDesign,
  designs.updateDesign,
  designs.archiveDesign,
  topology.generateTopology,
  topology.getTopology,
  topology.updateTopology,
  designEquipment.getRecommendations,
  designEquipment.assignEquipment,
  designEquipment.updateDesignEquipment,
  designEquipment.removeEquipment,
  designEquipment.listDesignEquipment,
  equipment.listEquipment,
  equipment.listUserEquipment,
  equipment.getEquipment,
  equipment.listEquipmentByCategory,
  equipment.listSimilarEquipment,
  equipment.createEquipment,
  equipment.createSystemEquipment,
  equipment.updateEquipment,
  equipment.deleteEquipment,
  equipment.importEquipment,
  reports.listReports,
  reports.createReport,
  reports.downloadReport,
  stats.getStats,
] as const satisfies readonly AnyRoute[];

/** `createDesign` is implemented in `functions/designs/routes/create-design.ts`. */
export const handlerFile = (route: Pick<AnyRoute, 'name' | 'domain'>): string =>
  `functions/${route.domain}/routes/${kebabCase(route.name)}.ts`;

/** `createDesign` becomes `create-design`. */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
