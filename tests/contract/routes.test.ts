import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { handlerFile, routes } from '#shared/contract/routes.ts';

describe('the list of routes', () => {
  it('contains each name and each call once', () => {
    const calls = routes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(routes.length);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });

  it.each(routes.map((route) => [route.name, route] as const))(
    '%s has exactly one handler',
    (name, route) => {
      const file = handlerFile(route);
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(
        new RegExp(`export const handler = implement\\(\\w*\\.?${name}\\)`),
      );
    },
  );

  it('lists every handler', () => {
    expect(globSync('functions/*/routes/**/*.ts').sort()).toEqual(routes.map(handlerFile).sort());
  });
});

/** The specification, section 7: method and path of each call of the domains that are built. */
const specified = `
GET /users/me
PATCH /users/profile
GET /users/{id}
GET /users
POST /users/forgot-password
POST /users/reset-password
POST /users/convert-trial
POST /users/clear-cache
POST /users/register
POST /users/login
POST /networkdesign
GET /networkdesign
GET /networkdesign/{id}
PUT /networkdesign/{id}
PUT /networkdesign/{id}/archive
POST /topology/{designId}
GET /topology/{designId}
PATCH /topology/{designId}
GET /equipment/recommendations/{id}
POST /equipment/assign-to-design
DELETE /equipment/remove-from-design
GET /equipment/design/{designId}
GET /equipment
GET /equipment/user/
GET /equipment/{id}
GET /equipment/category/{category}
GET /equipment/similar/{id}
POST /equipment
POST /equipment/system
PUT /equipment/{id}
DELETE /equipment/{id}
GET /report/
POST /report/prof/{id}
GET /report/download/{id}
GET /dashboard
GET /stats
POST /configs
GET /configs/
GET /configs/user
GET /configs/admin/all
GET /configs/{id}
PUT /configs/{id}
DELETE /configs/{id}
POST /configs/{templateId}/deploy
GET /configs/deployments/by-config
GET /configs/deployments/by-user
GET /devices/{id}/config-deployments
GET /devices/{id}/compatible-templates
PATCH /configs/{templateId}/deployments/{deploymentId}
GET /configs/{id}/file
GET /subscriptions/activeplans
POST /subscriptions
POST /subscriptions/initialize-payment
GET /subscriptions/verify-payment
POST /subscriptions/track-payment-event
GET /subscriptions/payment-analytics
GET /subscriptions/details
POST /subscriptions/cancel
PUT /subscriptions/upgrade
PUT /subscriptions/downgrade`;

/** Calls that the specification does not have and its screens need. */
const own = [
  'PUT /networkdesign/{id}/assessment',
  'DELETE /networkdesign/{id}',
  'GET /networkdesign/deleted',
  'POST /networkdesign/{id}/restore',
  'GET /topology/{designId}/versions',
  'GET /topology/{designId}/versions/{version}',
  'PATCH /equipment/design/{designId}',
  'POST /equipment/import',
  'GET /configs/{id}/versions',
  'GET /configs/{id}/versions/{revision}',
  'GET /configs/deployments',
  'GET /configs/{templateId}/deployments/{deploymentId}',
  'GET /configs/{templateId}/deployments/{deploymentId}/text',
  'POST /configs/{templateId}/deployments/{deploymentId}/rollback',
  'GET /devices/{id}/running-config',
  'PUT /devices/{id}/running-config',
  'GET /networkdesign/{id}/lab-result',
  'PUT /networkdesign/{id}/lab-result',
  'DELETE /report/{id}',
  'POST /users/logout',
  'GET /users/sessions',
  'DELETE /users/sessions/{id}',
  'POST /users/sessions/end-others',
  'POST /users/email-code',
  'POST /users/email-proof',
  'POST /users/email',
  'POST /users/password',
  'POST /subscriptions/reactivate',
  'GET /subscriptions/change-preview',
  'GET /subscriptions/card-link',
  'PUT /subscriptions/billing-details',
  'GET /subscriptions/invoices',
  'GET /subscriptions/invoices/{id}/pdf',
  'POST /subscriptions/webhook',
  'PUT /users/logo',
  'DELETE /users/logo',
  'DELETE /users/me',
  'GET /admin/users',
  'GET /admin/users/{id}',
  'POST /admin/users/{id}/disable',
  'POST /admin/users/{id}/enable',
  'POST /admin/users/{id}/sign-out',
  'GET /admin/plans',
  'GET /admin/audit',
  'POST /users/export',
  'GET /users/export',
  'GET /users/export/file',
  'GET /users/api-tokens',
  'POST /users/api-tokens',
  'PATCH /users/api-tokens/{id}',
  'DELETE /users/api-tokens/{id}',
];

it('contains the specification’s calls and a few of our own', () => {
  const calls = routes.map(({ method, path }) => `${method} ${path}`);
  expect(calls.sort()).toEqual([...specified.trim().split('\n'), ...own].sort());
});

it('each call has its sentence of the error catalogue', () => {
  expect(Object.fromEntries(routes.map(({ name, fallback }) => [name, fallback]))).toEqual({
    getCurrentUser: 'Failed to fetch user',
    updateProfile: 'Update failed',
    getProfile: 'Failed to fetch profile',
    listUsers: 'Failed to fetch users',
    forgotPassword: 'Password reset failed',
    resetPassword: 'Password reset failed',
    convertTrial: 'Subscription conversion failed',
    clearCache: 'Cache clearance failed',
    registerUser: 'Registration failed',
    loginUser: 'Login failed',
    logoutUser: 'Logout failed',
    listSessions: 'Failed to fetch sessions',
    endSession: 'Failed to end session',
    endOtherSessions: 'Failed to end sessions',
    sendEmailCode: 'Failed to send the code',
    proveEmail: 'Failed to prove the address',
    changeEmail: 'Failed to change the address',
    changePassword: 'Password change failed',
    updateLogo: 'Failed to update logo',
    removeLogo: 'Failed to remove logo',
    listAccounts: 'Failed to fetch users',
    getAccount: 'Failed to fetch user',
    disableAccount: 'Failed to disable user',
    enableAccount: 'Failed to enable user',
    signOutAccount: 'Failed to sign user out',
    getPlanFigures: 'Failed to fetch plan figures',
    listAuditEntries: 'Failed to fetch audit log',
    deleteAccount: 'Failed to delete account',
    requestExport: 'Failed to export data',
    getExport: 'Failed to fetch export',
    downloadExport: 'Failed to download export',
    createDesign: 'Failed to create design',
    listDesigns: 'Failed to fetch designs',
    getDesign: 'Failed to fetch design',
    updateDesign: 'Failed to update design',
    assessDesign: 'Failed to update design',
    archiveDesign: 'Failed to archive design',
    deleteDesign: 'Failed to delete design',
    listDeletedDesigns: 'Failed to fetch deleted designs',
    restoreDesign: 'Failed to restore design',
    generateTopology: 'Failed to generate topology',
    getTopology: 'Failed to fetch topology',
    listTopologyVersions: 'Failed to fetch topology',
    getTopologyVersion: 'Failed to fetch topology',
    updateTopology: 'Failed to update topology',
    getRecommendations: 'Failed to get recommendations',
    assignEquipment: 'Failed to assign equipment to design',
    updateDesignEquipment: 'Failed to assign equipment to design',
    removeEquipment: 'Failed to remove equipment from design',
    listDesignEquipment: 'Failed to fetch design equipment',
    listEquipment: 'Failed to fetch equipment',
    listUserEquipment: 'Failed to fetch user equipment',
    getEquipment: 'Failed to fetch equipment',
    listEquipmentByCategory: 'Failed to fetch equipment by category',
    listSimilarEquipment: 'Failed to fetch similar equipment',
    createEquipment: 'Failed to create equipment',
    createSystemEquipment: 'Failed to create system equipment',
    updateEquipment: 'Failed to update equipment',
    deleteEquipment: 'Failed to delete equipment',
    importEquipment: 'Failed to create equipment',
    listReports: 'Failed to fetch reports',
    createReport: 'Failed to generate professional report',
    downloadReport: 'Failed to download report',
    deleteReport: 'Failed to delete report',
    getDashboard: 'Failed to fetch dashboard data',
    getStats: 'Failed to fetch stats',
    createTemplate: 'Failed to create configuration template',
    listTemplates: 'Failed to fetch configuration templates',
    listUserTemplates: 'Failed to fetch user templates',
    listAllTemplates: 'Failed to fetch all templates',
    getTemplate: 'Failed to fetch configuration template',
    updateTemplate: 'Failed to update configuration template',
    deleteTemplate: 'Failed to delete configuration template',
    downloadTemplate: 'Failed to download configuration',
    listTemplateVersions: 'Failed to fetch configuration template',
    getTemplateVersion: 'Failed to fetch configuration template',
    deployTemplate: 'Failed to deploy configuration',
    listDeploymentsByConfig: 'Failed to fetch deployments',
    listDeploymentsByUser: 'Failed to fetch user deployments',
    listDeployments: 'Failed to fetch deployments',
    getDeployment: 'Failed to fetch deployment history',
    updateDeployment: 'Failed to update deployment status',
    rollBackDeployment: 'Failed to deploy configuration',
    downloadDeployment: 'Failed to download configuration',
    listDeviceDeployments: 'Failed to fetch deployment history',
    listCompatibleTemplates: 'Failed to fetch compatible templates',
    getRunningConfig: 'Failed to fetch running configuration',
    putRunningConfig: 'Failed to save running configuration',
    getLabResult: 'Failed to fetch lab result',
    putLabResult: 'Failed to save lab result',
    listApiTokens: 'Failed to fetch API tokens',
    createApiToken: 'Failed to create API token',
    updateApiToken: 'Failed to change API token',
    revokeApiToken: 'Failed to revoke API token',
    listActivePlans: 'Failed to fetch plans',
    createSubscription: 'Failed to create subscription',
    initializePayment: 'Failed to initialize payment',
    verifyPayment: 'Payment verification failed',
    trackPaymentEvent: 'Failed to track payment event',
    getPaymentAnalytics: 'Failed to fetch payment analytics',
    getSubscriptionDetails: 'Failed to fetch subscription details',
    cancelSubscription: 'Failed to cancel subscription',
    upgradeSubscription: 'Failed to upgrade subscription',
    downgradeSubscription: 'Failed to downgrade subscription',
    reactivateSubscription: 'Failed to reactivate subscription',
    previewChange: 'Failed to preview the change of plan',
    getCardLink: 'Failed to fetch the page for a new card',
    updateBillingDetails: 'Failed to save billing details',
    listInvoices: 'Failed to fetch invoices',
    downloadInvoice: 'Failed to download invoice',
    receivePaymentWebhook: 'Failed to take the notice',
  });
});
