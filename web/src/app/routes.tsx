import { Navigate, type RouteObject } from 'react-router-dom';
import { RequireAdmin, RequireUser } from './access.tsx';
import { LogOutScreen } from './log-out-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RouteError } from './route-error.tsx';
import { screen, screenInCode } from './screen.ts';
import { Site } from './site.tsx';

const accountScreens: RouteObject[] = [
  { path: 'login', ...screen(() => import('#web/features/account/login-screen.tsx')) },
  { path: 'signup', ...screen(() => import('#web/features/account/signup-screen.tsx')) },
  { path: 'forgot-password', ...screen(() => import('#web/features/account/forgot-password-screen.tsx')) },
  { path: 'reset-password', ...screen(() => import('#web/features/account/reset-password-screen.tsx')) },
  { path: 'terms', ...screen(() => import('#web/features/account/terms-screen.tsx')) },
  { path: 'logout', element: <LogOutScreen /> },
];

const designTabs: RouteObject[] = [
  { index: true, ...screen(() => import('./design-overview-screen.tsx')) },
  { path: 'requirements', ...screen(() => import('#web/features/designs/design-requirements.tsx')) },
  { path: 'topology', ...screenInCode(() => import('#web/features/topology/topology-tab.tsx')) },
  { path: 'addressing', ...screenInCode(() => import('#web/features/designs/design-addressing.tsx')) },
  { path: 'cabling', ...screenInCode(() => import('#web/features/cabling/design-cabling.tsx')) },
  {
    path: 'control-plane',
    ...screenInCode(() => import('#web/features/control-plane/design-control-plane.tsx')),
  },
  {
    path: 'configurations',
    ...screenInCode(() => import('#web/features/configurations/design-configurations.tsx')),
  },
  {
    path: 'verification',
    ...screenInCode(() => import('#web/features/verification/design-verification.tsx')),
  },
  { path: 'equipment', ...screen(() => import('#web/features/design-equipment/design-equipment-tab.tsx')) },
  { path: 'variants', ...screen(() => import('#web/features/variants/design-variants.tsx')) },
  { path: 'reports', ...screen(() => import('#web/features/reports/design-reports.tsx')) },
  { path: '*', element: <Navigate to=".." replace /> },
];

const templateTabs: RouteObject[] = [
  { index: true, ...screenInCode(() => import('#web/features/templates/editor/edit-template-tab.tsx')) },
  {
    path: 'versions',
    ...screenInCode(() => import('#web/features/templates/versions/template-versions.tsx')),
  },
  { path: 'deployments', ...screen(() => import('#web/features/templates/template-deployments.tsx')) },
  { path: '*', element: <Navigate to=".." replace /> },
];

const profileTabs: RouteObject[] = [
  { index: true, ...screen(() => import('#web/features/account/profile/person-tab.tsx')) },
  { path: 'security', ...screen(() => import('#web/features/account/profile/security-tab.tsx')) },
  { path: 'tokens', ...screen(() => import('#web/features/account/profile/tokens-tab.tsx')) },
  { path: 'data', ...screen(() => import('#web/features/account/profile/data-tab.tsx')) },
  { path: '*', element: <Navigate to=".." replace /> },
];

const userScreens: RouteObject[] = [
  { path: 'dashboard', ...screen(() => import('#web/features/dashboard/dashboard-screen.tsx')) },
  { path: 'designs', ...screen(() => import('#web/features/designs/designs-screen.tsx')) },
  { path: 'designs/deleted', ...screen(() => import('#web/features/designs/deleted-designs-screen.tsx')) },
  { path: 'designs/new', ...screen(() => import('#web/features/design-form/screens/new-design-screen.tsx')) },
  {
    path: 'designs/:id/edit',
    ...screen(() => import('#web/features/design-form/screens/edit-design-screen.tsx')),
  },
  {
    path: 'designs/:id',
    ...screen(() => import('#web/features/designs/design-screen.tsx')),
    children: designTabs,
  },
  { path: 'statistics', ...screen(() => import('#web/features/statistics/statistics-screen.tsx')) },
  { path: 'equipment', ...screen(() => import('#web/features/equipment/catalogue/catalogue-screen.tsx')) },
  {
    path: 'equipment/own',
    ...screen(() => import('#web/features/equipment/catalogue/own-equipment-screen.tsx')),
  },
  {
    path: 'equipment/system',
    ...screen(() => import('#web/features/equipment/catalogue/system-equipment-screen.tsx')),
  },
  {
    path: 'equipment/category/:category',
    ...screen(() => import('#web/features/equipment/catalogue/equipment-category-screen.tsx')),
  },
  {
    path: 'equipment/compare',
    ...screen(() => import('#web/features/equipment/compare/compare-screen.tsx')),
  },
  {
    path: 'equipment/import',
    ...screen(() => import('#web/features/equipment-import/import-equipment-screen.tsx')),
  },
  { path: 'equipment/new', ...screen(() => import('#web/features/equipment-form/new-equipment-screen.tsx')) },
  { path: 'equipment/:id', ...screen(() => import('#web/features/equipment/device/device-screen.tsx')) },
  {
    path: 'equipment/:id/edit',
    ...screen(() => import('#web/features/equipment-form/edit-equipment-screen.tsx')),
  },
  { path: 'templates', ...screen(() => import('#web/features/templates/list/templates-screen.tsx')) },
  {
    path: 'templates/new',
    ...screenInCode(() => import('#web/features/templates/editor/new-template-screen.tsx')),
  },
  {
    path: 'templates/:id',
    ...screen(() => import('#web/features/templates/template-screen.tsx')),
    children: templateTabs,
  },
  { path: 'deployments', ...screen(() => import('#web/features/deployments/deployments-screen.tsx')) },
  { path: 'deployments/new', ...screenInCode(() => import('#web/features/deploy/deploy-screen.tsx')) },
  {
    path: 'deployments/:templateId/:id',
    ...screenInCode(() => import('#web/features/deployments/deployment-screen.tsx')),
  },
  {
    path: 'devices/:id',
    ...screenInCode(() => import('#web/features/deployments/device/device-history-screen.tsx')),
  },
  { path: 'reports', ...screen(() => import('#web/features/reports/reports-screen.tsx')) },
  {
    path: 'profile',
    ...screen(() => import('#web/features/account/profile/profile-screen.tsx')),
    children: profileTabs,
  },
  { path: 'subscription', ...screen(() => import('#web/features/subscription/subscription-screen.tsx')) },
  {
    path: 'subscription/checkout',
    ...screen(() => import('#web/features/subscription/checkout-screen.tsx')),
  },
  {
    path: 'subscription/return',
    ...screen(() => import('#web/features/subscription/payment-return-screen.tsx')),
  },
  {
    element: <RequireAdmin />,
    children: [
      { path: 'admin/users', ...screen(() => import('#web/features/admin/users-screen.tsx')) },
      { path: 'admin/users/:id', ...screen(() => import('#web/features/admin/user-screen.tsx')) },
      { path: 'admin/plans', ...screen(() => import('#web/features/admin/plans-screen.tsx')) },
      { path: 'admin/audit', ...screen(() => import('#web/features/admin/audit-screen.tsx')) },
      {
        path: 'admin/payments',
        ...screen(() => import('#web/features/subscription/analytics/payment-analytics-screen.tsx')),
      },
    ],
  },
];

/**
 * Every address of the site. A screen's code is fetched when its address is opened, or a link to it is hovered or
 * focused.
 */
export const routes: RouteObject[] = [
  {
    element: <Site />,
    ErrorBoundary: RouteError,
    children: [
      { index: true, ...screen(() => import('#web/features/home/home-screen.tsx')) },
      ...accountScreens,
      { element: <RequireUser />, children: userScreens },
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
];
