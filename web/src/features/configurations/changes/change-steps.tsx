import { type CableChange, endText } from '#shared/templates/change-pack/cable-changes.ts';
import type { ChangeStep } from '#shared/templates/change-pack/change-steps.ts';
import type { DeviceChange } from '#shared/templates/change-pack/device-changes.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import { shownLines } from '#web/ui/lines/shown-line.ts';
import { Notice } from '#web/ui/notice.tsx';
import prose from '#web/ui/prose.module.css';

export interface ChangeStepsProps {
  readonly steps: readonly ChangeStep[];
  /** Flows by id. */
  readonly flows: Readonly<Record<string, string>>;
}

const verbs = {
  new: 'Install',
  removed: 'Remove',
  replaced: 'Replace',
  changed: 'Configure',
} as const satisfies Record<DeviceChange['kind'], string>;

/** The order of work: for each step what to enter, what takes it back, the cables, and what it takes down. */
export function ChangeSteps({ steps, flows }: ChangeStepsProps) {
  if (steps.length === 0) return <Notice tone="good">Nothing changes between these versions.</Notice>;
  return (
    <section className={layout.stack3} aria-labelledby="steps">
      <h3 id="steps">Order of work</h3>
      {steps.map((step) => {
        const { number, device, cables, down, whileOff, isSimulated } = step;
        const title = device ? `${verbs[device.kind]} ${device.hostname}` : 'Plug in the remaining cables';
        const notes = [
          cables.length > 0 && formatCount(cables.length, 'cable'),
          isSimulated ? `${formatCount(down.length, 'flow')} down` : 'not simulated',
          device?.kind === 'replaced' && `${formatCount(whileOff.length, 'flow')} down while it is off`,
        ];
        return (
          <Fold key={number} title={`${number}. ${title}`} note={notes.filter(Boolean).join(', ')}>
            <div className={layout.stack3}>
              {device && <DeviceStep device={device} />}
              {cables.length > 0 && (
                <ul>
                  {cables.map((cable) => (
                    <li key={cableText(cable)}>{cableText(cable)}</li>
                  ))}
                </ul>
              )}
              <Down what="Down after this step, until a later one" ids={down} flows={flows} />
              <Down what="Down while the device is off" ids={whileOff} flows={flows} />
            </div>
          </Fold>
        );
      })}
    </section>
  );
}

function DeviceStep({ device }: { readonly device: DeviceChange }) {
  const { hostname, kind, dialect, modelBefore, modelAfter, remediation, rollback } = device;
  return (
    <>
      {modelBefore !== modelAfter && (
        <p className={prose.detail}>
          {[modelBefore ?? 'nothing', modelAfter ?? 'nothing'].join(' becomes ')}
        </p>
      )}
      {dialect === undefined && kind !== 'removed' && (
        <Notice tone="warn">
          There are no templates for its operating system: change its configuration manually.
        </Notice>
      )}
      <Text title={`Enter on ${hostname}`} text={remediation} />
      <Text title={`Take back on ${hostname}`} text={rollback} />
    </>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div className={layout.stack2}>
      <div className={layout.between}>
        <h4>{title}</h4>
        <CopyButton text={text} name={`Copy: ${title}`} />
      </div>
      <NumberedLines label={title} lines={shownLines(text)} />
    </div>
  );
}

/** Flows that are named. */
const named = 10;

interface DownProps {
  readonly what: string;
  readonly ids: readonly string[];
  readonly flows: Readonly<Record<string, string>>;
}

function Down({ what, ids, flows }: DownProps) {
  if (ids.length === 0) return null;
  return (
    <p className={prose.detail}>
      {what}:{' '}
      {ids
        .slice(0, named)
        .map((id) => flows[id] ?? id)
        .join('; ')}
      {ids.length > named && ` and ${formatCount(ids.length - named, 'more flow')}`}.
    </p>
  );
}

function cableText({ kind, before, after }: CableChange): string {
  const ends = (cable: CableChange['before']) =>
    cable ? `${endText(cable.from)} to ${endText(cable.to)}` : '';
  switch (kind) {
    case 'new':
      return `Lay ${after?.label}: ${ends(after)}`;
    case 'removed':
      return `Remove ${before?.label}: ${ends(before)}`;
    case 'moved':
      return `Move ${after?.label}: from ${ends(before)}, now ${ends(after)}`;
    default:
      return kind satisfies never;
  }
}
