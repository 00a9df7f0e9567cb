import type { DhcpOption } from '../../../contract/dhcp-option.ts';

/** `43 Wireless controllers: 10.0.0.5 (hex f1040a000005)`, as a server takes it. */
export const optionText = ({ code, name, values, hex }: DhcpOption): string =>
  `${code} ${name}: ${values.join(', ')}${hex === undefined ? '' : ` (hex ${hex})`}`;
