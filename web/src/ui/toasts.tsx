import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styles from './toasts.module.css';

export interface ToastOptions {
  /** One thing to do about it: undo, or go to what was made. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface ToastApi {
  /** Something finished. */
  success(sentence: string, options?: ToastOptions): void;
  /** Something failed that has no place of its own on the page. Stays until it is dismissed. */
  error(sentence: string, options?: ToastOptions): void;
  info(sentence: string, options?: ToastOptions): void;
}

type Tone = keyof ToastApi;
interface Toast extends ToastOptions {
  readonly id: number;
  readonly tone: Tone;
  readonly sentence: string;
}

/** Long enough to read two lines and to reach an undo. */
const shownForMs = 6_000;
const icons = { success: CircleCheck, error: TriangleAlert, info: Info } as const;
const ToastContext = createContext<ToastApi | undefined>(undefined);

/** Reports what finished, in a corner, without taking the focus. */
export function useToast(): ToastApi {
  const api = use(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  const api = useMemo<ToastApi>(() => {
    const show =
      (tone: Tone) =>
      (sentence: string, options: ToastOptions = {}) => {
        const id = nextId.current++;
        // Said again, it stands there once.
        const others = (all: readonly Toast[]) =>
          all.filter((toast) => toast.tone !== tone || toast.sentence !== sentence);
        setToasts((all) => [...others(all).slice(-3), { id, tone, sentence, ...options }]);
      };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, []);

  return (
    <ToastContext value={api}>
      {children}
      <section className={styles.toasts} aria-label="Messages" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} dismiss={dismiss} />
        ))}
      </section>
    </ToastContext>
  );
}

interface ToastLineProps {
  readonly toast: Toast;
  readonly dismiss: (id: number) => void;
}

function ToastLine({ toast, dismiss }: ToastLineProps) {
  const { id, tone, action } = toast;
  const Icon = icons[tone];
  const onDismiss = () => dismiss(id);
  useEffect(() => {
    if (tone === 'error') return;
    const timer = setTimeout(() => dismiss(id), shownForMs);
    return () => clearTimeout(timer);
  }, [id, tone, dismiss]);

  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon size={18} aria-hidden className={styles.icon} />
      <p>{toast.sentence}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
