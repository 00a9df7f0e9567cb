import { useSearchParams } from 'react-router-dom';
import { DeviceId, deviceReference } from '#shared/contract/device-id.ts';
import { isId } from '#web/documents/designs/model/is-id.ts';
import { composedChoice } from '#web/features/deploy/model/deploy-source.ts';

/** What is chosen so far, as the address has it: `?template=…&design=…&device=…&device=…`. */
export interface Choice {
  /** A template's id, or `composed`. */
  readonly template: string | undefined;
  /** The design whose devices are offered; undefined for the user's own equipment. */
  readonly design: string | undefined;
  readonly devices: readonly string[];
}

export interface ChoiceChanges {
  readonly chooseTemplate: (template: string) => void;
  /** Devices of another place are no longer chosen. */
  readonly choosePlace: (design: string | undefined) => void;
  readonly chooseDevices: (devices: readonly string[]) => void;
}

export function useChoice(): Choice & ChoiceChanges {
  const [address, setAddress] = useSearchParams();
  const template = address.get('template') ?? undefined;
  const devices = address.getAll('device').filter((id) => DeviceId.safeParse(id).success);
  const change = (edit: (next: URLSearchParams) => void) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true },
    );
  return {
    template: template === composedChoice || isId(template) ? template : undefined,
    design: designIn(address, devices),
    devices,
    chooseTemplate: (id) => change((next) => next.set('template', id)),
    choosePlace: (design) =>
      change((next) => {
        next.delete('device');
        if (design === undefined) next.delete('design');
        else next.set('design', design);
      }),
    chooseDevices: (ids) =>
      change((next) => {
        next.delete('device');
        for (const id of ids) next.append('device', id);
      }),
  };
}

/** The design that is named, else the one that the first device is of. */
function designIn(address: URLSearchParams, [first]: readonly string[]): string | undefined {
  const named = address.get('design');
  if (isId(named)) return named;
  const reference = first === undefined ? undefined : deviceReference(first);
  return reference?.kind === 'node' ? reference.designId : undefined;
}
