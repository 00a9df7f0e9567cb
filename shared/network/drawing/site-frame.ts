/** Between the middles of a site's outermost nodes and its frame, with room for their names, in pixels at zoom 1. */
export const siteFrameMargin = { side: 66, top: 52, bottom: 62 } as const;
