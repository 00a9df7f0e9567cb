/** The variable of a secret, by what it is for: `ipsec_hq_fw_1_bs_fw_1_key`. */
export const secretName = (...parts: readonly string[]): string =>
  parts
    .join('_')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 100);
