/** A device that has no configuration, and why. */
export interface Unconfigured {
  readonly hostname: string;
  readonly sentence: string;
}

/** What is where in a bundle, and which devices it has nothing for. */
export const readme = (design: string, hasLab: boolean, unconfigured: readonly Unconfigured[]): string =>
  [
    `# ${design}`,
    '',
    '| Path | What it is |',
    '|---|---|',
    '| `configs/` | the configuration of each device, one file each |',
    '| `devices/` | devices with several files: each below the path where it belongs; `install.sh` puts them there |',
    '| `manifest.json` | every file with its SHA-256, what a dialect does not say, and the secrets still to enter (`<secret:NAME>`) |',
    '| `inventory.yml`, `host_vars/` | for Ansible: groups by role, site and dialect |',
    '| `configs/`, `batfish/layer1_topology.json` | a snapshot for Batfish: upload this folder |',
    '| `expected/` | every promised and forbidden flow; what the failure of each element takes, as simulated |',
    ...(hasLab
      ? [
          '| `design.json` | the plan: the start of a later change pack |',
          '| `lab/` | the network as nodes with FRRouting |',
          '',
          '## Boot it',
          '`sudo lab/boot.sh` makes a network namespace for each node (Debian 12 with frr, nftables, keepalived and iputils-ping), sends a packet for every',
          'flow, and writes `results.json`: upload it to the design. `--fail all` tries every single failure as well.',
          '`--backend containerlab` does the same in containers: it builds the image of `lab/Dockerfile` and deploys `lab/topology.clab.yml`.',
          'All devices are FRRouting there, whatever they are in the network; VXLAN stands in for IPsec.',
        ]
      : []),
    ...(unconfigured.length > 0
      ? [
          '',
          '## Without a configuration',
          'These are configured by hand; the inventory, the expected flows and the lab have them all the same.',
          '',
          ...unconfigured.map(({ hostname, sentence }) => `- ${hostname}: ${sentence}`),
        ]
      : []),
    '',
  ].join('\n');
