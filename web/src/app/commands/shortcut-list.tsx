import { Fragment } from 'react';
import { type ActionDefinition, keysOf, type Shortcut } from '#web/ui/actions/action.ts';
import { useActiveActions } from '#web/ui/actions/use-actions.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './commands.module.css';

const everywhere: readonly ActionDefinition[] = [
  { label: 'Submit the form, open the row', shortcuts: [{ key: 'enter' }] },
  { label: 'Close or cancel', shortcuts: [{ key: 'esc' }] },
  { label: 'Go to the next control', shortcuts: [{ key: 'tab' }] },
];

/** Every shortcut that works on this page, those of the canvas apart. */
export default function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const active = useActiveActions().filter(({ shortcuts = [] }) => shortcuts.length > 0);
  const onCanvas = active.filter(({ scope }) => scope === 'canvas');
  return (
    <Dialog title="Keyboard shortcuts on this page" onClose={onClose}>
      <Shortcuts actions={[...active.filter((action) => !onCanvas.includes(action)), ...everywhere]} />
      {onCanvas.length > 0 && (
        <>
          <h3>On the canvas</h3>
          <Shortcuts actions={onCanvas} />
        </>
      )}
    </Dialog>
  );
}

const Shortcuts = ({ actions }: { readonly actions: readonly ActionDefinition[] }) => (
  <dl className={styles.shortcuts}>
    {actions.map(({ label, shortcuts = [] }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {shortcuts.map((shortcut, index) => (
            <Fragment key={keysOf(shortcut).join()}>
              {index > 0 && ' or '}
              <Keys of={shortcut} />
            </Fragment>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

const Keys = ({ of }: { readonly of: Shortcut }) => keysOf(of).map((key) => <kbd key={key}>{key}</kbd>);
