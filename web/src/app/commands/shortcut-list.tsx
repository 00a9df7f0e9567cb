import { Dialog } from '#web/ui/dialog.tsx';
import { useActiveShortcuts } from '#web/ui/use-shortcut.ts';
import styles from './commands.module.css';

const everywhere = [
  { keys: ['Enter'], label: 'Send the form, open the row' },
  { keys: ['Esc'], label: 'Close what is open' },
  { keys: ['Tab'], label: 'Go to the next control' },
];

export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const active = useActiveShortcuts().map(({ key, withControl, label }) => ({
    keys: [...(withControl ? ['Ctrl'] : []), key.length === 1 ? key.toUpperCase() : key],
    label,
  }));
  return (
    <Dialog title="Keyboard shortcuts on this page" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {[...active, ...everywhere].map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
