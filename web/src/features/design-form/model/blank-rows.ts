import { ExistingDevice } from '#shared/contract/designs.ts';
import { Segment, Site } from '#shared/contract/requirements.ts';
import { DeviceRow, SegmentRow, SiteRow } from './form-values.ts';
import { blankTexts } from './text-rows.ts';

export const blankSite = (key: string): SiteRow => SiteRow.parse({ ...blankTexts(Site), key });

export const blankSegment = (key: string): SegmentRow => SegmentRow.parse({ ...blankTexts(Segment), key });

export const blankDevice = (key: string): DeviceRow =>
  DeviceRow.parse({ ...blankTexts(ExistingDevice), key, quantity: '1' });
