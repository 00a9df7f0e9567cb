import {
  CreditCard,
  FileCode2,
  FileStack,
  FileText,
  Gauge,
  HardDrive,
  LayoutDashboard,
  type LucideIcon,
  Network,
  Rocket,
  ScrollText,
  Server,
  Users,
} from 'lucide-react';

export interface Place {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

/** The places of a signed-in user, in the order of the side bar. */
export const places: readonly Place[] = [
  { label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard },
  { label: 'Designs', to: '/designs', icon: Network },
  { label: 'Equipment', to: '/equipment', icon: HardDrive },
  { label: 'Templates', to: '/templates', icon: FileCode2 },
  { label: 'Deployments', to: '/deployments', icon: Rocket },
  { label: 'Reports', to: '/reports', icon: FileText },
];

export const administration: readonly Place[] = [
  { label: 'Users', to: '/admin/users', icon: Users },
  { label: 'Plans', to: '/admin/plans', icon: Gauge },
  { label: 'Payments', to: '/admin/payments', icon: CreditCard },
  { label: 'System equipment', to: '/equipment/system', icon: Server },
  { label: 'All templates', to: '/templates?of=all', icon: FileStack },
  { label: 'Audit log', to: '/admin/audit', icon: ScrollText },
];
