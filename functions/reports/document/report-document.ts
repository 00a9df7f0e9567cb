import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { documentFrame } from '../../pdf/document-frame.ts';
import { addressingSection } from './addressing-section.ts';
import { availabilitySection } from './availability-section.ts';
import { figuresOf } from './base/figures.ts';
import { billSection } from './bill-section.ts';
import { cablesSection } from './cables-section.ts';
import { checksSection } from './checks-section.ts';
import { controlPlaneSection } from './control-plane-section.ts';
import { contents, cover } from './cover.ts';
import { deviceList } from './device-list.ts';

import { existingSection } from './existing-section.ts';
import { pageFooter, pageHeader } from './page-frame.ts';
import { portsSection } from './ports-section.ts';
import { reasonsSection } from './reasons-section.ts';
import type { ReportInput } from './report-input.ts';
import { requirementsSection } from './requirements-section.ts';
import { simulateDesign } from './simulated-design.ts';
import { summary } from './summary.ts';
import { topologySection } from './topology-section.ts';
import { traceSection } from './trace-section.ts';
import { verificationSection } from './verification-section.ts';
import { withoutLastMargin } from './without-last-margin.ts';

/** The report as pdfmake lays it out. `seen` gets the number of pages meanwhile. */
export function reportDocument(input: ReportInput, seen: (pages: number) => void): TDocumentDefinitions {
  const { design, topology, preparedBy, createdAt } = input;
  const figures = figuresOf(topology);
  const simulated = simulateDesign(input);
  const about = {
    title: `${design.designName} – network design report`,
    author:
      preparedBy.company === '' ? preparedBy.displayName : `${preparedBy.displayName}, ${preparedBy.company}`,
    subject: `Version ${design.version} of the design, version ${topology.version} of its topology`,
  };
  return {
    ...documentFrame(about, createdAt),
    header: pageHeader(input),
    footer: pageFooter(seen),
    content: [
      cover(input),
      contents,
      summary(input, figures),
      requirementsSection(input),
      existingSection(input),
      traceSection(input),
      topologySection(input, figures),
      billSection(input),
      deviceList(input),
      cablesSection(input),
      addressingSection(input),
      controlPlaneSection(input, simulated),
      checksSection(simulated),
      verificationSection(input, simulated),
      availabilitySection(input),
      reasonsSection(topology),
      portsSection(input, simulated),
    ].map(withoutLastMargin),
  };
}
