import type { DataExport } from '#shared/contract/data-export.ts';
import type { StoredExport } from '../storage/exports.ts';

export const exportAnswer = ({ exportId, ...answer }: StoredExport): DataExport => answer;
