import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TopologyNotices } from '#web/features/topology/topology-notices.tsx';
import type { TopologyEditor } from '#web/features/topology/use-topology-editor.ts';
import { aGraph, aNode } from './campus.ts';

const notices = (isDirty: boolean) => {
  const editor = {
    isStale: false,
    isDirty,
    save: {},
    notice: { kind: 'reapplied', theirs: [], dropped: [] },
    dismissNotice: () => {},
  };
  return (
    <TopologyNotices editor={editor as unknown as TopologyEditor} graph={aGraph([aNode({ id: 'a' })])} />
  );
};

test('merged changes that were saved stay so, whatever is edited after them', () => {
  const { rerender } = render(notices(true));
  expect(screen.getByText(/Review them, then save/)).toBeTruthy();
  rerender(notices(false));
  expect(screen.getByText(/and saved/)).toBeTruthy();
  rerender(notices(true));
  expect(screen.getByText(/and saved/)).toBeTruthy();
});
