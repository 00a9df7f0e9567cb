import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Shell } from '#web/app/shell/shell.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { AdminRoute, PrivateRoute } from './private-route.tsx';

const HomeScreen = lazy(() => import('#web/features/home/home-screen.tsx'));
const LoginScreen = lazy(() => import('#web/features/account/login-screen.tsx'));
const SignupScreen = lazy(() => import('#web/features/account/signup-screen.tsx'));
const ForgotPasswordScreen = lazy(() => import('#web/features/account/forgot-password-screen.tsx'));
const ResetPasswordScreen = lazy(() => import('#web/features/account/reset-password-screen.tsx'));
const TermsScreen = lazy(() => import('#web/features/account/terms-screen.tsx'));
const ProfileScreen = lazy(() => import('#web/features/account/profile-screen.tsx'));
const SubscriptionScreen = lazy(() => import('#web/features/account/subscription-screen.tsx'));
const UsersScreen = lazy(() => import('#web/features/account/users-screen.tsx'));
const DashboardScreen = lazy(() => import('#web/features/dashboard/dashboard-screen.tsx'));
const DesignsScreen = lazy(() => import('#web/features/designs/designs-screen.tsx'));
const NewDesignScreen = lazy(() => import('#web/features/design-form/new-design-screen.tsx'));
const EditDesignScreen = lazy(() => import('#web/features/design-form/edit-design-screen.tsx'));
const DesignScreen = lazy(() => import('#web/features/designs/design-screen.tsx'));
const DesignOverview = lazy(() => import('#web/features/designs/design-overview.tsx'));
const DesignRequirements = lazy(() => import('#web/features/designs/design-requirements.tsx'));
const DesignAddressing = lazy(() => import('#web/features/designs/design-addressing.tsx'));
const DesignCabling = lazy(() => import('#web/features/cabling/design-cabling.tsx'));
const DesignControlPlane = lazy(() => import('#web/features/control-plane/design-control-plane.tsx'));
const DesignTopology = lazy(() => import('./design-topology.tsx'));
const DesignEquipment = lazy(() => import('#web/features/design-equipment/design-equipment-tab.tsx'));
const DesignVariants = lazy(() => import('#web/features/variants/design-variants.tsx'));
const DesignReports = lazy(() => import('#web/features/reports/design-reports.tsx'));
const CatalogueScreen = lazy(() => import('#web/features/equipment/catalogue/catalogue-screen.tsx'));
const CompareScreen = lazy(() => import('#web/features/equipment/compare/compare-screen.tsx'));
const DeviceScreen = lazy(() => import('#web/features/equipment/device/device-screen.tsx'));
const ImportEquipmentScreen = lazy(
  () => import('#web/features/equipment-import/import-equipment-screen.tsx'),
);
const NewEquipmentScreen = lazy(() => import('#web/features/equipment-form/new-equipment-screen.tsx'));
const EditEquipmentScreen = lazy(() => import('#web/features/equipment-form/edit-equipment-screen.tsx'));
const ReportsScreen = lazy(() => import('#web/features/reports/reports-screen.tsx'));

/** Every address of the site. A screen's code arrives when its address is opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomeScreen />} />
        <Route path="login" element={<LoginScreen />} />
        <Route path="signup" element={<SignupScreen />} />
        <Route path="forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="reset-password" element={<ResetPasswordScreen />} />
        <Route path="terms" element={<TermsScreen />} />
        <Route element={<PrivateRoute />}>
          <Route path="dashboard" element={<DashboardScreen />} />
          <Route path="designs" element={<DesignsScreen />} />
          <Route path="designs/new" element={<NewDesignScreen />} />
          <Route path="designs/:id/edit" element={<EditDesignScreen />} />
          <Route path="designs/:id" element={<DesignScreen />}>
            <Route index element={<DesignOverview />} />
            <Route path="requirements" element={<DesignRequirements />} />
            <Route path="topology" element={<DesignTopology />} />
            <Route path="addressing" element={<DesignAddressing />} />
            <Route path="cabling" element={<DesignCabling />} />
            <Route path="control-plane" element={<DesignControlPlane />} />
            <Route path="equipment" element={<DesignEquipment />} />
            <Route path="variants" element={<DesignVariants />} />
            <Route path="reports" element={<DesignReports />} />
            <Route path="*" element={<Navigate to=".." replace />} />
          </Route>
          <Route path="equipment" element={<CatalogueScreen />} />
          <Route path="equipment/compare" element={<CompareScreen />} />
          <Route path="equipment/import" element={<ImportEquipmentScreen />} />
          <Route path="equipment/new" element={<NewEquipmentScreen />} />
          <Route path="equipment/:id" element={<DeviceScreen />} />
          <Route path="equipment/:id/edit" element={<EditEquipmentScreen />} />
          <Route path="reports" element={<ReportsScreen />} />
          <Route path="profile" element={<ProfileScreen />} />
          <Route path="subscription" element={<SubscriptionScreen />} />
          <Route element={<AdminRoute />}>
            <Route path="admin/users" element={<UsersScreen />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
