/** The YAML of a device type with eight ports, but for what is said; undefined leaves a line out. */
export function aDeviceType(more: Readonly<Record<string, string | undefined>> = {}, ports = 8): string {
  const lines = {
    manufacturer: 'Acme',
    model: 'Switch 8',
    slug: 'acme-switch-8',
    part_number: 'S-8',
    u_height: '1',
    is_full_depth: 'false',
    ...more,
  };
  const head = Object.entries(lines).flatMap(([key, value]) =>
    value === undefined ? [] : `${key}: ${value}\n`,
  );
  const interfaces = Array.from(
    { length: ports },
    (_, port) => `  - name: ge-0/0/${port}\n    type: 1000base-t\n`,
  );
  return `---\n${head.join('')}${ports > 0 ? 'interfaces:\n' : ''}${interfaces.join('')}`;
}
