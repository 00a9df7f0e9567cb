/** The library's rules for `nft -f`. VXLAN stands in for IPsec, so that a rule for ESP is a rule for it too. */
export const packetFilter = (rules: string): string =>
  rules.replaceAll(/^( *)(.*)meta l4proto esp (.*)$/gm, '$&\n$1$2udp dport 4789 $3');
