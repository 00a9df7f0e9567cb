import { objectArn } from '../access-control.ts';
import { readText } from '../request-body.ts';
import { answerXml, type Operation } from '../s3-call.ts';
import { notImplemented, S3Error } from '../s3-error.ts';
import { unescapeXml, xmlContents, xmlDocument, xmlElement, xmlText } from '../xml.ts';

/** S3's limit for one request. */
const mostKeys = 1000;
const largestDocumentBytes = 8 * 1024 * 1024;

/** Deletes up to 1,000 objects; a key that the caller may not delete is an error of its own in the answer. */
export const deleteObjects: Operation = async ({ request, response, caller, files }) => {
  const document = await readText(request, largestDocumentBytes);
  const keys = parseKeys(document);
  const quiet = xmlContents(document, 'Quiet')[0]?.trim() === 'true';
  const results: string[] = [];
  for (const key of keys) {
    if (!caller.may('s3:DeleteObject', objectArn(request.bucket, key))) {
      results.push(
        xmlElement(
          'Error',
          xmlText('Key', key),
          xmlText('Code', 'AccessDenied'),
          xmlText('Message', 'Access Denied'),
        ),
      );
      continue;
    }
    await files.remove(request.bucket, key);
    if (!quiet) results.push(xmlElement('Deleted', xmlText('Key', key)));
  }
  answerXml(response, 200, xmlDocument('DeleteResult', ...results));
};

function parseKeys(document: string): string[] {
  const objects = xmlContents(document, 'Object');
  const keys = objects.map((object) => {
    if (/<(VersionId|ETag|LastModifiedTime|Size)>/.test(object)) {
      throw notImplemented('deleting a version, or under a condition');
    }
    return unescapeXml(xmlContents(object, 'Key')[0] ?? '');
  });
  if (keys.length === 0 || keys.length > mostKeys || keys.includes('')) {
    throw new S3Error(
      400,
      'MalformedXML',
      `The document must name 1 to ${mostKeys} objects, each with its key.`,
    );
  }
  return keys;
}
