import type { Remote } from 'comlink';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DialectId, dialectIds } from '#shared/contract/dialect.ts';
import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { variablesOf } from '#shared/templates/render/render-template.ts';
import type { OfferedRow } from '#web/documents/templates/preview/offered-rows.ts';
import type { Preview, PreviewTarget } from '#web/documents/templates/preview/preview-of.ts';
import type {
  PreviewDevice,
  TemplatePreviewer,
} from '#web/documents/templates/preview/template-previewer.ts';
import {
  type PreviewDesign,
  usePreviewNetwork,
} from '#web/documents/templates/preview/use-preview-network.ts';
import { usePreviewer } from '#web/documents/templates/preview/use-previewer.ts';
import { describedVariables } from '#web/features/templates/model/described-variables.ts';
import { inOrderOfUse } from '#web/features/templates/model/in-order-of-use.ts';
import {
  type PreviewPlace,
  previewPlaceIn,
  withPreviewPlace,
} from '#web/features/templates/model/preview-address.ts';
import type { TemplateValues } from '#web/features/templates/model/template-values.ts';
import { useOnceIdle } from '#web/ui/use-once-idle.ts';
import { useServiceAnswer } from '#web/ui/use-service-answer.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** A template as it would come out for a device, while it is written. */
export interface TemplatePreview {
  /** Those that the text names or the form describes, in the order in which they are sent. */
  readonly variables: readonly TemplateVariable[];
  /** False while the editor opens: the text can be edited before its variables and its preview are there. */
  readonly isReady: boolean;
  readonly network: PreviewDesign;
  readonly place: PreviewPlace;
  readonly choose: (place: Partial<PreviewPlace>) => void;
  readonly device: PreviewDevice | undefined;
  /** Of the template, else of the device. */
  readonly dialect: DialectId | undefined;
  /** The last preview; undefined before the first. */
  readonly preview: Preview | undefined;
  readonly isBroken: boolean;
  /** Values for this preview alone; they are not kept. */
  readonly entered: Readonly<Record<string, string>>;
  readonly enter: (name: string, text: string) => void;
  /** What the device offers below an expression; the first level without one. */
  readonly browse: (expression?: string) => Promise<readonly OfferedRow[]>;
}

/** Names the interfaces where neither the template nor the device has a dialect. */
const anyDialect: DialectId = 'ios-xe';
/** Between the last key and the rendering. */
const pauseMs = 150;

export function useTemplatePreview({
  configContent,
  variables: texts,
  dialect: stated,
}: TemplateValues): TemplatePreview {
  const [address, setAddress] = useSearchParams();
  const place = useMemo(() => previewPlaceIn(address), [address]);
  const isReady = useOnceIdle();
  const previewer = usePreviewer(isReady);
  const network = usePreviewNetwork(previewer, place.designId);
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({});
  const settled = useSettled(configContent, pauseMs);
  const text = isReady ? settled : '';
  const described = useMemo(() => describedVariables(texts), [texts]);
  const variables = useMemo(
    () => inOrderOfUse(text, variablesOf({ text, variables: described })),
    [text, described],
  );

  const devices = network.state === 'configured' ? network.devices : [];
  const device = devices.find(({ id }) => id === place.deviceId);
  const own = dialectIds.find((id) => id === stated);
  const dialect = own ?? device?.dialect;
  const deviceId = device?.id;
  const target = useMemo<PreviewTarget | undefined>(
    () => (deviceId === undefined ? undefined : { device: deviceId, dialect: dialect ?? anyDialect }),
    [deviceId, dialect],
  );
  const ask = useCallback(
    async (api: Remote<TemplatePreviewer>): Promise<Preview> =>
      api.preview({ text, variables: described, entered, dialect: own }, target),
    [text, described, entered, own, target],
  );
  const answer = useServiceAnswer(previewer, ask);
  const [preview, setPreview] = useState<Preview>();
  useEffect(() => {
    if (answer.state === 'answered') setPreview(answer.answer);
  }, [answer]);

  const browse = useCallback(
    async (expression?: string): Promise<readonly OfferedRow[]> =>
      previewer?.call(async (api): Promise<readonly OfferedRow[]> => api.offered(target, expression)) ?? [],
    [previewer, target],
  );
  return {
    variables,
    isReady,
    network,
    place,
    choose: (next) =>
      setAddress((before) => withPreviewPlace(before, { ...previewPlaceIn(before), ...next }), {
        replace: true,
      }),
    device,
    dialect,
    preview,
    isBroken: answer.state === 'broken',
    entered,
    enter: (name, value) => setEntered((all) => ({ ...all, [name]: value })),
    browse,
  };
}
