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

it.each(['rack/1', '/', 'a//b', 'a=2Fb', 'a=3D2F', 'a=/2F', '=2/F', '='.repeat(100), '/'.repeat(100)])(
  'names a node whose id an earlier release took: %j',
  (node) => {
    const named = nodeDeviceId(id, node);
    expect(named).not.toContain('/');
    expect(deviceReference(DeviceId.parse(named))).toMatchObject({ designId: id, nodeId: node });
  },
);

it.each(['a~1', '100%2F', 'a=b', 'a=2f'])('names any other node as it is: %j', (node) => {
  expect(nodeDeviceId(id, node)).toBe(`${id}:${node}`);
  expect(deviceReference(`${id}:${node}`)).toMatchObject({ nodeId: node });
});

it('is told from what is none in no time', () => {
  expect(DeviceId.safeParse(`${id}:${'=2F'.repeat(100)}/`).success).toBe(false);
});

it.each([
  '',
  'core-1',
  `${id}:`,
  `${id}: a`,
  `${id}:a/b`,
  `${id}:a\n`,
  `${id}:${'x'.repeat(101)}`,
  `${id}:${'=2F'.repeat(101)}`,
])('is not %j', (text) => expect(DeviceId.safeParse(text).success).toBe(false));
