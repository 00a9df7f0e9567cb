import {
  ChartColumn,
  CreditCard,
  FileText,
  FileUp,
  House,
  Keyboard,
  KeyRound,
  LogIn,
  LogOut,
  Moon,
  RefreshCw,
  Search,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { newDesign } from '#web/documents/designs/new-design.ts';
import { addEquipment } from '#web/documents/equipment/add-equipment.ts';
import { newTemplate } from '#web/documents/templates/new-template.ts';
import type { Session } from '#web/session/session.ts';
import type { Action, LinkedAction } from '#web/ui/actions/action.ts';
import { administration, places } from './navigation.ts';

/** Actions of the signed-in user: the account menu, and the end of the palette. Logging out is no link. */
export const accountActions = (go: (to: string) => void): readonly Action[] => [
  { label: 'Update Profile', icon: UserRound, to: '/profile' },
  { label: 'Change Password', icon: KeyRound, to: '/forgot-password' },
  { label: 'Manage Subscription', icon: CreditCard, to: '/subscription' },
  { label: 'Logout', icon: LogOut, perform: () => go('/logout') },
];

/** Opened from anywhere by their keys; the palette lists the shortcuts among what every page offers. */
export const helpActions = (open: { readonly palette: () => void; readonly shortcuts: () => void }) =>
  ({
    palette: {
      label: 'Search or jump to',
      icon: Search,
      shortcuts: [{ key: 'k', withControl: true }],
      isKeyOnly: true,
      perform: open.palette,
    },
    shortcuts: {
      label: 'Show the keyboard shortcuts',
      icon: Keyboard,
      shortcuts: [{ key: '?' }],
      isKeyOnly: true,
      perform: open.shortcuts,
    },
  }) satisfies Record<string, Action>;

const visitorActions: readonly Action[] = [
  { label: 'Login', icon: LogIn, to: '/login' },
  { label: 'Sign Up', icon: UserPlus, to: '/signup' },
  { label: 'Home', icon: House, to: '/' },
];

export interface SiteTasks {
  readonly go: (to: string) => void;
  readonly refreshData: () => void;
  readonly chooseColors: (mode: 'light' | 'dark') => void;
  readonly showShortcuts: Action;
}

/** The action without its own shortcut. */
const withoutKey = (action: LinkedAction): Action => ({ ...action, shortcuts: [] });

/** What can be done on every page by this visitor, the most likely first. */
export function siteActions(
  session: Session,
  { go, refreshData, chooseColors, showShortcuts }: SiteTasks,
): readonly Action[] {
  const forAll: readonly Action[] = [
    { label: 'Use the light theme', icon: Sun, perform: () => chooseColors('light') },
    { label: 'Use the dark theme', icon: Moon, perform: () => chooseColors('dark') },
    showShortcuts,
    { label: 'Read the terms', icon: FileText, to: '/terms' },
  ];
  if (session.phase !== 'signed-in') return [...visitorActions, ...forAll];
  const account = accountActions(go);
  return [
    withoutKey(newDesign),
    ...places,
    ...(session.user.isAdmin ? administration : []),
    withoutKey(addEquipment),
    { label: 'Import equipment', icon: FileUp, to: '/equipment/import' },
    withoutKey(newTemplate),
    { label: 'Refresh my data', icon: RefreshCw, perform: refreshData },
    { label: 'Statistics', icon: ChartColumn, to: '/statistics' },
    ...account.slice(0, -1),
    ...forAll,
    ...account.slice(-1),
  ];
}
