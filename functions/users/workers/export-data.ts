import { exportsQueue } from '#shared/queues/exports.ts';
import { implementWorker } from '../../workers/implement-worker.ts';
import { exportData } from '../export-data.ts';

export const handler = implementWorker(exportsQueue)(exportData);
