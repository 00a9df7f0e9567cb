import * as z from 'zod';
import { Count } from './figure.ts';

/** Largest uploaded configuration file, in bytes. */
export const largestConfigFileBytes = 1_000_000;

/** The words by which a client tells that its file was not taken (specification, section 5): they begin the error. */
export const fileUploadFailed = 'File upload failed';

/** How a multipart body has a configuration file beside its fields. */
export const configFileForm = {
  file: 'configFile',
  maxBytes: largestConfigFileBytes,
  rejection: fileUploadFailed,
} as const;

/** Types of configuration files with the extension that each is saved under. */
export const configFileExtensions = {
  'text/plain': 'txt',
  'application/json': 'json',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
} as const;
export type ConfigFileType = keyof typeof configFileExtensions;

/** An uploaded file, and where its bytes are answered. */
export const ConfigFile = z.strictObject({
  originalName: z.string(),
  mimeType: z.enum(['text/plain', 'application/json', 'application/xml', 'application/yaml']),
  size: Count,
  /** A path of the site's own origin. */
  url: z.string(),
});
export type ConfigFile = z.output<typeof ConfigFile>;
