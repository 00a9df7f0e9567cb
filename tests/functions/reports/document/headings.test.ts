import type { Content } from 'pdfmake/interfaces';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { planNetwork } from '#shared/network/plan.ts';
import { reportDocument } from '../../../../functions/reports/document/report-document.ts';
import { allCases } from '../../../network/reference/cases/all-cases.ts';
import { aReportInput } from './report-input-builder.ts';

/** Headings after which a page may end: those that neither begin one nor are one block with what follows. */
function loose(content: Content): string[] {
  if (Array.isArray(content)) return content.flatMap(loose);
  if (typeof content !== 'object') return [];
  if ('unbreakable' in content && content.unbreakable) return [];
  if ('stack' in content && content.stack) return content.stack.flatMap(loose);
  if (!('text' in content) || !('style' in content)) return [];
  const isHeading = content.style === 'h1' || content.style === 'h2';
  return isHeading && content.pageBreak !== 'before' ? [JSON.stringify(content.text)] : [];
}

/** Names of the headings that are one block with what follows. */
const kept = (content: Content): number =>
  [...JSON.stringify(content).matchAll(/"unbreakable":true,"stack":\[\{"text":[^}]*"style":"h[12]"/g)].length;

describe('a heading of the report', () => {
  it.each(
    allCases.filter(({ id }) => ['brownfield', 'clinic', 'data-centre', 'ipv6-only-office'].includes(id)),
  )('is never left alone at the foot of a page: $id', ({ requirements, existing }) => {
    const planned = { requirements, devices: catalogue, assigned: [], today: '2026-11-21' };
    const graph = planNetwork(existing === undefined ? planned : { ...planned, existing });
    const input = aReportInput(
      { requirements, ...(existing && { existingNetworkDetails: existing }) },
      { ...graph },
    );
    const { content } = reportDocument({ ...input, devices: catalogue }, () => {});
    expect(loose(content)).toEqual([]);
    expect(kept(content)).toBeGreaterThan(1);
  });
});
