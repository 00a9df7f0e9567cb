/** The blocks of a subnet, of IPv4 first; of one family where it has no other. */
export const subnetBlocks = ({
  cidr,
  ipv6,
}: {
  readonly cidr?: string | undefined;
  readonly ipv6?: string | undefined;
}): string[] => [cidr, ipv6].flatMap((block) => block ?? []);
