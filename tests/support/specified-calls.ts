/** The calls of the specification's section 7, as it writes them. */
export const specifiedCalls = `
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
GET /dashboard
GET /stats
POST /topology/{designId}
GET /topology/{designId}
PATCH /topology/{designId}
GET /equipment
GET /equipment?systemOwned=true
GET /equipment/user/
GET /equipment/{id}
GET /equipment/category/{category}
GET /equipment/similar/{id}
GET /equipment/recommendations/{id}
POST /equipment
POST /equipment/system
PUT /equipment/{id}
DELETE /equipment/{id}
POST /equipment/assign-to-design
DELETE /equipment/remove-from-design
GET /equipment/design/{designId}
GET /report/
POST /report/prof/{id}
GET /report/download/{id}
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
PUT /subscriptions/downgrade`
  .trim()
  .split('\n');

const letters = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Whether a call that was made (`GET /equipment/category/switch?limit=5`) is the one that is specified. */
export function isCall(specified: string, made: string): boolean {
  const pattern = letters(specified).replaceAll(/\{\w+\}/g, '[^/?]+');
  return new RegExp(`^${pattern}${specified.includes('?') ? '(&.*)?' : '(\\?.*)?'}$`).test(made);
}
