import {
  CreditCard,
  FileText,
  FileUp,
  House,
  Keyboard,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Moon,
  Plus,
  Sun,
  UserPlus,
  UserRound,
} from 'lucide-react';
import type { Session } from '#web/session/session.ts';
import { administration, places } from './navigation.ts';

export interface Command {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

export interface CommandActions {
  readonly go: (to: string) => void;
  readonly chooseColors: (mode: 'light' | 'dark') => void;
  readonly showShortcuts: () => void;
}

/** What the palette offers to this visitor, the most likely first. */
export function commandsFor(session: Session, actions: CommandActions): readonly Command[] {
  const go = (label: string, icon: LucideIcon, to: string): Command => ({
    label,
    icon,
    run: () => actions.go(to),
  });
  const forAll: readonly Command[] = [
    { label: 'Use light colours', icon: Sun, run: () => actions.chooseColors('light') },
    { label: 'Use dark colours', icon: Moon, run: () => actions.chooseColors('dark') },
    { label: 'Show the keyboard shortcuts', icon: Keyboard, run: actions.showShortcuts },
    go('Read the terms', FileText, '/terms'),
  ];
  if (session.phase !== 'signed-in') {
    return [
      go('Login', LogIn, '/login'),
      go('Sign Up', UserPlus, '/signup'),
      go('Home', House, '/'),
      ...forAll,
    ];
  }
  return [
    go('New design', Plus, '/designs/new'),
    ...[...places, ...(session.user.isAdmin ? administration : [])].map(({ label, icon, to }) =>
      go(label, icon, to),
    ),
    go('Add equipment', Plus, '/equipment/new'),
    go('Import equipment', FileUp, '/equipment/import'),
    go('Update Profile', UserRound, '/profile'),
    go('Change Password', KeyRound, '/forgot-password'),
    go('Manage Subscription', CreditCard, '/subscription'),
    ...forAll,
    go('Logout', LogOut, '/logout'),
  ];
}

/** Those whose label has every word that was typed, in any order. */
export function matching(commands: readonly Command[], text: string): readonly Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
