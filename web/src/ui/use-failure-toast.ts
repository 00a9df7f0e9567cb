import { useNavigate } from 'react-router-dom';
import { isCancelled, isPlanLimit, sentenceOf } from '#web/api/api-error.ts';
import { noteLimit } from '#web/api/note-limit.ts';
import { planLink } from './plan-link.ts';
import { useToast } from './toasts.tsx';

/**
 * Reports a failure that has no place of its own on the page, with its sentence; where the plan is the reason, with
 * the way out. `about` names what it was about. A cancelled call is none.
 */
export function useFailureToast(): (error: unknown, fallback: string, about?: string) => void {
  const toast = useToast();
  const navigate = useNavigate();
  return (error, fallback, about) => {
    if (isCancelled(error)) return;
    if (isPlanLimit(error)) noteLimit(error);
    const sentence = sentenceOf(error, fallback);
    toast.error(
      about ? `${about}: ${sentence}` : sentence,
      isPlanLimit(error)
        ? { action: { label: 'See the plans', onAction: () => void navigate(planLink(error)) } }
        : {},
    );
  };
}
