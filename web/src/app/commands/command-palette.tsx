import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Action, keysOf } from '#web/ui/actions/action.ts';
import { useModal } from '#web/ui/use-modal.ts';
import styles from './commands.module.css';
import { usePaletteActions } from './use-palette-actions.ts';

export interface CommandPaletteProps {
  /** What was typed before the palette was there: until it takes the focus, and so later than it is rendered. */
  readonly typed: RefObject<string>;
  readonly onClose: () => void;
  readonly showShortcuts: Action;
}

/** Goes to any page or design, and does what a menu does, by typing. A combobox over a list, in a modal dialog. */
export default function CommandPalette({ typed, onClose, showShortcuts }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const modal = useModal(onClose);
  const id = useId();
  const navigate = useNavigate();
  const found = usePaletteActions(text, showShortcuts);
  const at = Math.min(chosen, found.length - 1);

  useLayoutEffect(() => setText(typed.current), [typed]);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const run = (action: Action | undefined) => {
    if (!action) return;
    onClose();
    if ('to' in action) navigate(action.to);
    else action.perform();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setChosen((at + step + found.length) % Math.max(1, found.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      run(found[at]);
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      {...modal}
      className={styles.palette}
      aria-label="Search or jump to"
      onClick={(event) => {
        if (event.target === modal.ref.current) onClose();
      }}
    >
      <div className={styles.input}>
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found[at] && `${id}-${at}`}
          placeholder="A page, a design, a device or a command"
          value={text}
          maxLength={100}
          autoFocus
          onChange={(event) => {
            setText(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={id} role="listbox" aria-label="Found" className={styles.list}>
        {found.map((action, index) => {
          const { label, icon: Icon, shortcuts: [shortcut] = [] } = action;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys of the list
            <div
              key={`${label} ${'to' in action ? action.to : ''}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              onClick={() => run(action)}
              onPointerMove={() => setChosen(index)}
            >
              {Icon && <Icon size={16} aria-hidden />}
              <span>{label}</span>
              {shortcut && <kbd aria-hidden>{keysOf(shortcut).join(' ')}</kbd>}
            </div>
          );
        })}
      </div>
      {found.length === 0 && <p className={styles.nothing}>Nothing matches “{text}”.</p>}
    </dialog>
  );
}
