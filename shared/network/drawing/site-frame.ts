/** Between the middles of a site's outermost nodes and its frame, with room for their names in two lines, in pixels at zoom 1. */
export const siteFrameMargin = { side: 66, top: 52, bottom: 74 } as const;
