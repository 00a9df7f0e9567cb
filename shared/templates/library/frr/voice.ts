import { jinja } from '../jinja.ts';

/** Phones hear their VLAN by LLDP-MED. */
export const voice = jinja`
{% set voice_class = qos|selectattr('isPriority')|list %}
# Debian: /etc/lldpd.d/network.conf
configure system hostname {{ hostname }}
configure lldp portidsubtype ifname
{% for row in interfaces if row.switchport and row.switchport.voice %}
{{ row.from|origin }}configure ports {{ row.name }} med policy application voice tagged vlan-id {{ row.switchport.voice }} priority voice dscp {{ voice_class[0].dscp[0] if voice_class else 46 }}
{% endfor %}
`;
