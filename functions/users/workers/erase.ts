import { erasuresQueue } from '#shared/queues/erasures.ts';
import { eraseDesign } from '../../storage/erase-design.ts';
import { implementWorker } from '../../workers/implement-worker.ts';
import { eraseUser } from '../erase-user.ts';

export const handler = implementWorker(erasuresQueue)((erasure) =>
  erasure.kind === 'design' ? eraseDesign(erasure) : eraseUser(erasure),
);
