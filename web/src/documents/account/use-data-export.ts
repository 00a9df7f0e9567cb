import { useSWRConfig } from 'swr';
import { type DataExport, downloadExport, getExport, requestExport } from '#shared/contract/data-export.ts';
import { callRoute } from '#web/api/call-route.ts';
import { downloadRoute } from '#web/api/download-route.ts';
import { type Reading, routeKey, useRoute } from '#web/api/use-route.ts';
import { saveFile } from '#web/ui/save-file.ts';

/** How often an export that is being packed is looked at, in milliseconds. */
const lookEveryMs = 2_000;

export interface DataExports {
  /** The user's last export, followed while it is packed; no data before the first one. */
  readonly reading: Reading<{ data?: DataExport | undefined }>;
  /** Throws ApiError when it is refused. */
  readonly request: () => Promise<void>;
  /** Saves the zip file. Throws ApiError when it is refused. */
  readonly download: () => Promise<void>;
}

export function useDataExport(): DataExports {
  const { mutate } = useSWRConfig();
  const reading = useRoute(
    getExport,
    {},
    { refreshInterval: (latest) => (isUnderWay(latest?.data) ? lookEveryMs : 0) },
  );
  return {
    reading,
    request: async () => {
      const answer = await callRoute(requestExport, {});
      await mutate(routeKey(getExport, {}), answer, { revalidate: false });
    },
    download: async () => saveFile(await downloadRoute(downloadExport, {}, 'netwright-export.zip')),
  };
}

const isUnderWay = (asked: DataExport | undefined): boolean =>
  asked?.state === 'waiting' || asked?.state === 'running';
