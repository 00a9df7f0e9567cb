import { useEffect, useMemo, useRef, useState } from 'react';
import type { DevicePreview } from '#web/documents/configurations/composer.ts';
import type { OpenedComposer } from '#web/documents/configurations/use-composer.ts';
import { type DeploySource, dialectFor, renderedSource } from './model/deploy-source.ts';
import type { DeployTarget } from './model/deploy-target.ts';
import { type EnteredByDevice, type EnteredTexts, enteredValues } from './model/entered-values.ts';
import type { Previews } from './model/previews.ts';

interface Made {
  readonly of: string;
  readonly preview: DevicePreview;
}

/** Long enough that a word is typed through. */
const pauseMs = 250;
const nothing: EnteredTexts = {};

/** Renders for every device in the worker; a device whose values stay is not rendered again. */
export function usePreviews(
  composer: OpenedComposer | undefined,
  source: DeploySource | undefined,
  targets: readonly DeployTarget[],
  entered: EnteredByDevice,
): Previews {
  const [made, setMade] = useState<ReadonlyMap<string, Made>>(new Map());
  const [failure, setFailure] = useState<string>();
  const latest = useRef(made);
  latest.current = made;
  const wanted = useMemo(
    () =>
      source === undefined
        ? []
        : targets.map((target) => {
            const texts = entered.get(target.deviceId) ?? nothing;
            return { target, texts, key: JSON.stringify([keyOf(source), target.deviceId, texts]) };
          }),
    [source, targets, entered],
  );
  useEffect(() => {
    if (composer === undefined || source === undefined) return;
    let isCurrent = true;
    const work = async () => {
      setFailure(undefined);
      const rendered = renderedSource(source);
      for (const { target, texts, key } of wanted) {
        if (latest.current.get(target.deviceId)?.of === key) continue;
        const dialect = dialectFor(source, target);
        const preview = async (values: ReturnType<typeof enteredValues>) =>
          composer.call<DevicePreview>(async (api) =>
            api.preview({
              target: target.previewIn(dialect ?? 'ios-xe'),
              source: rendered,
              entered: values,
              dialect,
            }),
          );
        const first = await preview(enteredValues([], texts));
        if (!isCurrent) return;
        // Which variables are secrets is known once the template was read.
        const hasSecrets = first.variables.some(({ dataType }) => dataType === 'secret');
        const whole = hasSecrets ? await preview(enteredValues(first.variables, texts)) : first;
        if (!isCurrent) return;
        setMade((all) => new Map(all).set(target.deviceId, { of: key, preview: whole }));
      }
    };
    const timer = setTimeout(() => {
      work().catch((error: unknown) => {
        console.warn('The previews could not be made.', error);
        if (isCurrent) setFailure(error instanceof Error ? error.message : 'The worker broke.');
      });
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [composer, source, wanted]);

  const byDevice = useMemo(
    () =>
      new Map(
        wanted.flatMap(({ target: { deviceId } }) => {
          const own = made.get(deviceId);
          return own ? [[deviceId, own.preview] as const] : [];
        }),
      ),
    [wanted, made],
  );
  const isWorking = wanted.some(({ target, key }) => made.get(target.deviceId)?.of !== key);
  return { byDevice, isWorking: isWorking && failure === undefined, failure };
}

const keyOf = (source: DeploySource): unknown =>
  source.kind === 'composed'
    ? 'composed'
    : [source.template.id, source.template.revision, source.file?.fileName, source.file?.bytes.length];
