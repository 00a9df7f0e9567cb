import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { moveNodes } from '#web/features/topology/model/edits.ts';
import { elementsInWords } from '#web/features/topology/model/elements-in-words.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { clipIn, clipOf, pasteClip } from './clipboard.ts';
import { editingActions as defined } from './editing-actions.ts';
import type { DropPlace } from './editing-desk.ts';
import type { EditingWorkspace } from './editing-workspace.ts';
import { useClipboardKeys } from './use-clipboard-keys.ts';

/** Cutting, copying and pasting, by action and by the browser's keys. */
export function useClipboardActions(workspace: EditingWorkspace, isShown: boolean) {
  const { graph, selected, edit, select, adding } = workspace;
  const { positions } = adding;
  const toast = useToast();
  /** A link alone has no ends to be pasted to. */
  const isCopyable = selected.nodes.size + (selected.notes?.size ?? 0) > 0;

  const text = () => JSON.stringify(clipOf(graph, selected, positions));
  /** With its middle at a point of the drawing, or beside the original. */
  const paste = (copied: string, clicked?: DropPlace | 'beside') => {
    const clip = clipIn(copied);
    if (!clip) return false;
    const isDuplicate = clicked === 'beside';
    const sites = new Set(clip.nodes.map(({ site }) => site));
    const place = isDuplicate ? undefined : adding.placeFor(clicked, sites);
    const { graph: crowded, pasted } = pasteClip(graph, clip, {
      newId: () => crypto.randomUUID(),
      positions,
      place,
      site: workspace.siteForNew(),
      view: workspace.keptView,
    });
    const put = storedPositions({ nodes: crowded.nodes.filter(({ id }) => pasted.nodes.has(id)) });
    const next = moveNodes(crowded, workspace.roomFor(crowded.nodes, put));
    const what = elementsInWords(pasted, next);
    edit({ kind: 'change', name: `${isDuplicate ? 'duplicate' : 'paste'} ${what}`, change: () => next });
    select(pasted);
    adding.show(next, pasted.nodes);
    return true;
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text());
      return true;
    } catch {
      toast.error('The browser did not allow copying. Use the keyboard: Ctrl C.');
      return false;
    }
  };
  const read = async (clicked?: DropPlace) => {
    const copied = await navigator.clipboard.readText().catch(() => undefined);
    if (copied === undefined) toast.error('The browser did not allow reading what was copied. Use Ctrl V.');
    else if (!paste(copied, clicked)) toast.error('The clipboard does not contain topology elements.');
  };
  useClipboardKeys({
    isActive: isShown,
    copy: () => (isCopyable ? text() : undefined),
    cut: () => workspace.removeChosen(),
    paste: (copied) => paste(copied),
  });

  const actions = {
    cut: {
      ...defined.cut,
      isAvailable: isCopyable,
      perform: () => void write().then((isCopied) => isCopied && workspace.removeChosen()),
    },
    copy: { ...defined.copy, isAvailable: isCopyable, perform: () => void write() },
    paste: { ...defined.paste, isAvailable: isShown, perform: () => void read() },
    duplicate: {
      ...defined.duplicate,
      isAvailable: isCopyable,
      perform: () => void paste(text(), 'beside'),
    },
  } satisfies Record<string, Action>;
  return {
    ...actions,
    /** Puts what was copied where a point of the drawing was clicked. */
    pasteAt: (clicked: DropPlace) => ({ ...actions.paste, perform: () => void read(clicked) }),
  };
}
