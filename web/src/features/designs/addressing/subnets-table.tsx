import type { Because } from '#shared/contract/because.ts';
import type { Subnet } from '#shared/contract/topology-items.ts';
import { parseBlock } from '#shared/network/addressing/ipv4.ts';
import { usableAddresses } from '#shared/network/addressing/sizes/usable-addresses.ts';
import { reasonText } from '#shared/network/reasons/reason-text.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { placeholderNote, purposeNames } from '#shared/vocabulary/topology/topology-words.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import table from '#web/ui/table.module.css';
import type { SiteSubnets } from './address-plan.ts';
import styles from './subnets-table.module.css';

/** The addressing plan: a group of rows for each site, every address a click away from the clipboard. */
export function SubnetsTable({ sites }: { readonly sites: readonly SiteSubnets[] }) {
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.table}`}>
        <caption className="visually-hidden">Addressing plan</caption>
        <thead>
          <tr>
            <th scope="col">Network</th>
            <th scope="col">Purpose</th>
            <th scope="col" data-align="end">
              VLAN
            </th>
            <th scope="col">Subnet</th>
            <th scope="col">Gateway</th>
            <th scope="col">DHCP range</th>
            <th scope="col" data-align="end">
              Hosts
            </th>
          </tr>
        </thead>
        {sites.map(({ site, block, ipv6, subnets }) => (
          <tbody key={site}>
            <tr className={styles.site}>
              <th colSpan={7} scope="rowgroup">
                {site}
                {block && <Copyable text={block} label={`Copy the block of ${site}`} />}
                {ipv6 && (
                  <span title={ipv6.isPlaceholder ? placeholderNote : undefined}>
                    <Copyable text={ipv6.block} label={`Copy the IPv6 block of ${site}`} />
                    {ipv6.isPlaceholder && '(placeholder)'}
                  </span>
                )}
              </th>
            </tr>
            {subnets.map((subnet) => (
              <SubnetRow key={subnet.id} subnet={subnet} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function SubnetRow({ subnet }: { readonly subnet: Subnet }) {
  const { name, purpose, vlan, cidr, ipv6, gateway, gatewayIpv6, dhcp, hosts, because, placeholder } = subnet;
  const usable = cidr === undefined ? undefined : usableAddresses(parseBlock(cidr).prefix, subnet);
  return (
    <tr>
      <td title={because && titleOf(because)}>{name}</td>
      <td title={placeholder ? placeholderNote : undefined}>
        {purposeNames[purpose]}
        {placeholder && ' (placeholder)'}
      </td>
      <td data-align="end">{vlan}</td>
      <td>
        {cidr && <Copyable text={cidr} label={`Copy the subnet of ${name}`} />}
        {ipv6 && <Copyable text={ipv6} label={`Copy the IPv6 subnet of ${name}`} />}
      </td>
      <td>
        {gateway && <Copyable text={gateway} label={`Copy the gateway of ${name}`} />}
        {gatewayIpv6 && <Copyable text={gatewayIpv6} label={`Copy the IPv6 gateway of ${name}`} />}
      </td>
      <td>
        {dhcp && (
          <code>
            {dhcp.from} to {dhcp.to}
          </code>
        )}
      </td>
      {usable === undefined ? (
        <td data-align="end">{formatNumber(hosts)}</td>
      ) : (
        <td data-align="end" title={formatCount(usable, 'usable address', 'usable addresses')}>
          {formatNumber(hosts)} of {formatNumber(usable)}
        </td>
      )}
    </tr>
  );
}

function titleOf(because: Because): string {
  const { rule, arithmetic } = reasonText(because);
  return `${rule}. ${arithmetic}`;
}
