import * as z from 'zod';

const Inputs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A reason of version 2: sentences, with what went into them. */
const Sentences = z.looseObject({ rule: z.string(), inputs: Inputs, arithmetic: z.string() });
export type Sentences = z.output<typeof Sentences>;

/** Version 2 wrote into a device's reason what stood there, and who chose its model. */
const moved: ReadonlySet<string> = new Set([
  'existing',
  'existingDevice',
  'existingLine',
  'existingCount',
  'model',
  'modelFrom',
]);

/** Keeps sentences unchanged: `noted` is the rule of reasons that were stored as text. */
export const noted = ({ rule, inputs, arithmetic, ...rest }: Sentences) => ({
  ...rest,
  rule: 'noted',
  inputs: {
    ...Object.fromEntries(Object.entries(inputs).filter(([name]) => !moved.has(name))),
    rule,
    arithmetic,
  },
});

/** All reasons of a plan, wherever they stand: of elements, of the control plane, of changes that can be taken back. */
export function withNotedReasons(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNotedReasons);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const { data } = key === 'because' ? Sentences.safeParse(part) : { data: undefined };
      return [key, data === undefined ? withNotedReasons(part) : noted(data)];
    }),
  );
}

/** The existing device of a node, and who chose its model, as fields of the node. */
export function withExisting<Node extends { readonly because?: unknown; readonly model?: unknown }>(
  node: Node,
) {
  const { data: because } = Sentences.safeParse(node.because);
  if (because === undefined) return node;
  const { existingDevice, existingLine, existingCount, modelFrom } = because.inputs;
  const from = choosers.get(String(modelFrom));
  const model =
    from !== undefined && typeof node.model === 'object' ? { model: { ...node.model, from } } : {};
  if (
    typeof existingDevice !== 'string' ||
    typeof existingLine !== 'number' ||
    typeof existingCount !== 'number'
  )
    return { ...node, ...model };
  const { arithmetic } = because;
  // The arithmetic of a place ended with the role of the existing device.
  const kept = `. ${existingDevice} is there already`;
  const start = Math.max(arithmetic.lastIndexOf('. Replaces '), arithmetic.lastIndexOf(kept));
  const [own, why] = start < 0 ? [arithmetic, ''] : [arithmetic.slice(0, start), arithmetic.slice(start + 2)];
  return {
    ...node,
    ...model,
    because: { ...because, arithmetic: own },
    existing: {
      line: existingLine - 1,
      device: existingDevice,
      count: existingCount,
      because: noted({ rule: 'The existing network', inputs: {}, arithmetic: why }),
    },
  };
}

const choosers: ReadonlyMap<string, string> = new Map([
  ['the existing network', 'existing-network'],
  ['the equipment of the design', 'design-equipment'],
  ['the recommendation', 'recommendation'],
]);
