import { Button } from '@aws-amplify/ui-react';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Dialog } from './dialog.tsx';

export interface Question {
  readonly title: string;
  /** What would be lost. */
  readonly body: ReactNode;
  /** The verb on the button: `Archive design`. */
  readonly action: string;
  /** Red for what cannot be undone. */
  readonly destructive?: boolean;
}

type Ask = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Ask | undefined>(undefined);

/** Asks before a loss: `if (await confirm({ title, body, action })) …`. */
export function useConfirm(): Ask {
  const ask = use(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<{ question: Question; answer: (yes: boolean) => void }>();
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setOpen({ question, answer: resolve })),
    [],
  );
  const answer = (yes: boolean) => {
    open?.answer(yes);
    setOpen(undefined);
  };

  return (
    <ConfirmContext value={ask}>
      {children}
      {open && (
        <Dialog
          title={open.question.title}
          onClose={() => answer(false)}
          footer={
            <>
              <Button onClick={() => answer(false)}>Cancel</Button>
              <Button
                variation={open.question.destructive ? 'destructive' : 'primary'}
                onClick={() => answer(true)}
              >
                {open.question.action}
              </Button>
            </>
          }
        >
          {open.question.body}
        </Dialog>
      )}
    </ConfirmContext>
  );
}
