import { DeviceRow, SegmentRow, SiteRow } from './form-values.ts';
import { textsOf } from './text-rows.ts';

export const blankSite = (key: string): SiteRow => SiteRow.parse({ ...textsOf('requirements.sites'), key });

export const blankSegment = (key: string): SegmentRow =>
  SegmentRow.parse({ ...textsOf('requirements.segments'), key });

export const blankDevice = (key: string): DeviceRow =>
  DeviceRow.parse({ ...textsOf('existingNetworkDetails.currentDevices'), key, quantity: '1' });
