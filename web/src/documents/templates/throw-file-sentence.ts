import { fileUploadFailed } from '#shared/contract/config-file.ts';
import { ApiError } from '#web/api/api-error.ts';

/** Throws what a call with a file threw; a file that was refused has a sentence of its own (specification, section 5). */
export function throwFileSentence(error: unknown): never {
  if (!(error instanceof ApiError) || !error.message.includes(fileUploadFailed)) throw error;
  throw new ApiError('Invalid configuration file', error);
}
