import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useActions } from './actions/use-actions.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  /** Called a moment after the last key, and at once on Enter and when it is emptied. */
  readonly onSearch: (text: string) => void;
  /** Called with every key, for a list that need not be fetched. */
  readonly onType?: (text: string) => void;
  readonly maxLength?: number;
}

/** Long enough that a word is typed through, short enough that it feels immediate. */
const pauseMs = 250;

/** The search of a list. `/` goes to it from anywhere on the page, Escape empties it. */
export function SearchBox({ label, value, onSearch, onType, maxLength = 100 }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useActions([
    {
      label: 'Search this list',
      shortcuts: [{ key: '/' }],
      isKeyOnly: true,
      perform: () => input.current?.focus(),
    },
  ]);
  /** What was sent and has not come back as `value` yet: by then more may be typed, which stays. */
  const sent = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(value);
    sent.current = at === -1 ? [] : sent.current.slice(at + 1);
    if (at === -1) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, wait: number) => {
    setText(next);
    onType?.(next.trim());
    clearTimeout(timer.current);
    const send = () => {
      const sought = next.trim();
      if (sought !== value) sent.current = [...sent.current, sought];
      onSearch(sought);
    };
    if (wait === 0) send();
    else timer.current = setTimeout(send, wait);
  };

  return (
    <div className={styles.box}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={maxLength}
        onChange={(event) => search(event.target.value, event.target.value ? pauseMs : 0)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text, 0);
          if (event.key === 'Escape' && text) search('', 0);
        }}
      />
      {!text && <kbd aria-hidden>/</kbd>}
    </div>
  );
}
