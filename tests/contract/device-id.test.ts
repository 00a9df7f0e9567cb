import { expect, it } from 'vitest';
import { DeviceId, deviceReference, nodeDeviceId } from '#shared/contract/device-id.ts';

const id = '65c000000000000000000001';

it('names a node of a design, or an item of the equipment', () => {
  expect(deviceReference(DeviceId.parse(nodeDeviceId(id, 'hq-core-1')))).toEqual({
    kind: 'node',
    designId: id,
    nodeId: 'hq-core-1',
  });
  expect(deviceReference(DeviceId.parse(nodeDeviceId(id, 'a:b')))).toMatchObject({ nodeId: 'a:b' });
  expect(deviceReference(DeviceId.parse(id))).toEqual({ kind: 'equipment', equipmentId: id });
});

it.each(['', 'core-1', `${id}:`, `${id}: a`, `${id}:a/b`, `${id}:a\n`, `${id}:${'x'.repeat(101)}`])(
  'is not %j',
  (text) => expect(DeviceId.safeParse(text).success).toBe(false),
);
