import { jinja } from '../jinja.ts';

/** Once every VLAN has its ports: before that it would cut off whoever imports this. */
export const vlanFiltering = jinja`
{% if device.vlans %}
/interface bridge
set [find name=bridge] vlan-filtering=yes
{% endif %}
`;
