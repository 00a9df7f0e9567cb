import { Button } from '@aws-amplify/ui-react';
import { updateDesign } from '#shared/contract/designs.ts';
import type { DeviceQuestion, ListedDevice } from '#shared/network/existing/inventory.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';

/** What only the owner of the devices can say, with the ways to say it. */
export function OpenQuestions({ lines }: { readonly lines: readonly ListedDevice[] }) {
  const questions = lines.flatMap(({ question }) => question ?? []);
  if (questions.length === 0) return null;
  return (
    <Notice tone="warn">
      <div className={layout.stack3}>
        {questions.map((question) => (
          <div key={question.line} className={layout.stack2}>
            <p>{question.sentence}</p>
            <div className={layout.row2}>
              <ButtonLink to={`../edit?step=basics&device=${question.line + 1}`} size="small">
                {question.isUnknown ? 'Say what it can do' : 'Answer in the design'}
              </ButtonLink>
              {question.isUnknown && <ReplaceButton question={question} />}
            </div>
          </div>
        ))}
      </div>
    </Notice>
  );
}

/** Answers that a device goes, whatever it can do. */
function ReplaceButton({ question: { line } }: { readonly question: DeviceQuestion }) {
  const { id, version, existingNetworkDetails: existing } = useShownDesign();
  const { update } = useDesignChanges();
  const toast = useToast();
  const failed = useFailureToast();
  const device = existing.currentDevices[line];
  const replace = async () => {
    const currentDevices = existing.currentDevices.map((one, index) =>
      index === line ? { ...one, fate: 'replace' as const } : one,
    );
    try {
      await update(id, { version, existingNetworkDetails: { ...existing, currentDevices } });
      toast.success(`${device?.model || device?.type} is to be replaced. Plan again to see it.`);
    } catch (error) {
      failed(error, updateDesign.fallback);
    }
  };
  return (
    <Button size="small" onClick={replace} isDisabled={device === undefined || device.fate === 'replace'}>
      It is replaced
    </Button>
  );
}
