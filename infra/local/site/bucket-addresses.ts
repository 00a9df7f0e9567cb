import type { AccessKey } from '../permissions/principals.ts';

/** Answers a signed address of an object in the local object store, for one request. */
export type BucketAddresses = (bucket: string, key: string, method: 'GET' | 'HEAD') => Promise<string>;

/** Lifetime of an address in seconds: it is used immediately. */
const lifeSeconds = 60;

/** Signs as the distribution, as its access control does; the object store decides what the distribution may read. */
export function bucketAddresses(region: string, endpoint: string, accessKey: AccessKey): BucketAddresses {
  return async (bucket, key, method) => {
    // Loaded with the first picture: the SDK takes longer to load than all else at a start.
    const [{ GetObjectCommand, HeadObjectCommand, S3Client }, { getSignedUrl }] = await Promise.all([
      import('@aws-sdk/client-s3'),
      import('@aws-sdk/s3-request-presigner'),
    ]);
    const client = new S3Client({ region, endpoint, credentials: accessKey, forcePathStyle: true });
    const input = { Bucket: bucket, Key: key };
    const asked = method === 'HEAD' ? new HeadObjectCommand(input) : new GetObjectCommand(input);
    return getSignedUrl(client, asked, { expiresIn: lifeSeconds }).finally(() => client.destroy());
  };
}
