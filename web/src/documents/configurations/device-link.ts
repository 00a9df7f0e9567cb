/** The address of a device's configuration among the tabs of a design, from the tab itself. */
export const deviceLink = (id: string): string => `?device=${encodeURIComponent(id)}`;
