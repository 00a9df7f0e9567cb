/**
 * The ports of the FortiGates that FortiOS does not number throughout, in the order of the catalogue: those of desktop models, and
 * those of larger ones for heartbeats (`ha`), for themselves (`mgmt`) and for what is faster (`x`). Sources: the device types of the
 * NetBox community (CC0), and Fortinet's Hardware Acceleration guide for 400G and 900G, whose front panels have WAN1, LAN1 and X1; that
 * FortiOS calls LAN1 of a 400G `port1`, as the device type of the 700G says, and port 1 of a 30G `lan1`, as on a 50G, no guide of
 * Fortinet's was found to confirm.
 */
const layouts: Readonly<Record<string, string>> = {
  '30G': 'wan lan1-2 a',
  '40F': 'wan lan1-3 a',
  '50G': 'wan lan1-3 a',
  '60F': 'wan1-2 internal1-5 dmz a b',
  '70F': 'wan1-2 internal1-5 dmz a b',
  '70G': 'wan1-2 internal1-6 a b',
  '80F': 'wan1-2 internal1-6 a b',
  '90G': 'port1-6 a b wan1-2',
  '100F': 'wan1-2 port1-12 dmz ha1-2 mgmt port13-20 x1-2',
  '120G': 'port1-16 ha port17-24 x1-4',
  '200F': 'port1-16 ha port17-24 x1-4',
  '200G': 'port1-8 ha port9-20 x1-8',
  '400F': 'port1-16 ha port17-24 x1-8',
  '400G': 'wan1-2 port1-6 ha port7-22 x1-8',
  '600F': 'port1-16 ha port17-24 x1-8',
  '700G': 'wan1-2 port1-6 ha port7-22 x1-8',
  '900G': 'port1-16 ha port17-24 x1-8',
  '1000F': 'port1-8 ha port9-34',
  '1800F': 'port1-24 ha1-2 port25-40',
  '2600F': 'port1-16 ha1-2 port17-36',
  '3000F': 'port1-16 mgmt1-2 port17-30 ha1-2 port31-36',
};

/** The names of a FortiGate's ports; undefined where they are numbered throughout, and for other devices. */
export const fortiGatePorts = (model: string): string[] | undefined =>
  layouts[model.replace('FortiGate ', '')]?.split(' ').flatMap((part) => {
    const [, prefix = part, first, last = first] = /^(\D+)(\d+)-?(\d+)?$/.exec(part) ?? [];
    if (first === undefined) return [prefix];
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, n) => `${prefix}${Number(first) + n}`,
    );
  });
