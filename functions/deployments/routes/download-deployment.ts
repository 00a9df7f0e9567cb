import * as contract from '#shared/contract/deployments.ts';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { fileNameOf } from '#shared/templates/files/file-name.ts';
import { implement } from '../../http/implement.ts';
import { getDeployment } from '../../storage/deployments/deployment-texts.ts';

export const handler = implement(contract.downloadDeployment)(async ({ params, user }) => {
  const { device, dialect, renderedConfig } = await getDeployment(user.uid, params);
  const extension = dialect === '' ? 'txt' : dialects[dialect].extension;
  return {
    bytes: Buffer.from(renderedConfig),
    fileName: `${fileNameOf(device.name)}.${extension}`,
    contentType: 'text/plain; charset=utf-8',
  };
});
