import { Network, Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesigns } from '#web/documents/designs/use-designs.ts';
import { useSession } from '#web/session/session-provider.tsx';
import { useColorMode } from '#web/ui/color-mode.ts';
import { useModal } from '#web/ui/use-modal.ts';
import { type Command, commandsFor, matching } from './command-list.ts';
import styles from './commands.module.css';

export interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly onShowShortcuts: () => void;
}

/** Goes to any page or design, and does what a menu does, by typing. A combobox over a list, in a modal dialog. */
export default function CommandPalette({ onClose, onShowShortcuts }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const dialog = useModal();
  const id = useId();
  const found = useCommands(text, onShowShortcuts);
  const at = Math.min(chosen, found.length - 1);

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
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
      ref={dialog}
      className={styles.palette}
      aria-label="Search or go to"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.input}>
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label="Search or go to"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found[at] && `${id}-${at}`}
          placeholder="A page, a design or a command"
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
        {found.map((command, index) => {
          const { label, icon: Icon } = command;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input above hears the keys of the list
            <div
              key={label}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
              onClick={() => run(command)}
              onPointerMove={() => setChosen(index)}
            >
              <Icon size={16} aria-hidden />
              <span>{label}</span>
            </div>
          );
        })}
      </div>
      {found.length === 0 && <p className={styles.nothing}>Nothing matches “{text}”.</p>}
    </dialog>
  );
}

/** Commands that match, then the designs that do. */
function useCommands(text: string, showShortcuts: () => void): readonly Command[] {
  const session = useSession();
  const navigate = useNavigate();
  const [, chooseColors] = useColorMode();
  const search = useDeferredValue(text.trim());
  const { data } = useDesigns(session.phase === 'signed-in' && search ? { search, limit: 6 } : null);
  const designs: readonly Command[] = (search ? (data?.data ?? []) : []).map(({ id, designName }) => ({
    label: `Design: ${designName}`,
    icon: Network,
    run: () => navigate(`/designs/${id}`),
  }));
  const go = (to: string) => navigate(to);
  return [...matching(commandsFor(session, { go, chooseColors, showShortcuts }), text), ...designs];
}
