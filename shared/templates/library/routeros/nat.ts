import { jinja } from '../jinja.ts';

/** Published servers both ways first, then everybody else behind the address of the way out; and the size of TCP segments. */
export const nat = jinja`
{% set published = device.nat|selectattr('kind', 'eq', 'static')|list %}
{% set sources = device.nat|selectattr('kind', 'eq', 'source')|list %}
{% for rule in sources %}
{% set number = loop.index %}
{{ rule.from|origin }}/ip firewall address-list
{% for prefix in rule.sources if ':' not in prefix %}
add list=nat-{{ number }} address={{ prefix }}
{% endfor %}
{% for prefix in rule.except if ':' not in prefix %}
add list=nat-{{ number }}-except address={{ prefix }}
{% endfor %}
{% endfor %}
{% if device.nat %}
{{ []|origin }}/ip firewall nat
{% for rule in published %}
{{ rule.from|origin }}add chain=dstnat in-interface={{ names[rule.outside] }} dst-address={{ rule.address }} action=dst-nat to-addresses={{ rule.inside }}
add chain=srcnat out-interface={{ names[rule.outside] }} src-address={{ rule.inside }} action=src-nat to-addresses={{ rule.address }}
{% endfor %}
{% for rule in sources %}
{{ rule.from|origin }}add chain=srcnat out-interface={{ names[rule.outside] }} src-address-list=nat-{{ loop.index }}{% if rule.except %} dst-address-list=!nat-{{ loop.index }}-except{% endif %} ipsec-policy=out,none action=src-nat to-addresses={{ rule.address }}
{% endfor %}
{% endif %}
{% for row in interfaces if row.tcpMss %}
{% for menu in ['/ip', '/ipv6'] if menu == '/ip' or row.ipv6 %}
{{ row.from|origin }}{{ menu }} firewall mangle
add chain=forward in-interface={{ row.name }} protocol=tcp tcp-flags=syn tcp-mss={{ row.tcpMss + 1 }}-65535 action=change-mss new-mss={{ row.tcpMss }} passthrough=yes
add chain=forward out-interface={{ row.name }} protocol=tcp tcp-flags=syn tcp-mss={{ row.tcpMss + 1 }}-65535 action=change-mss new-mss={{ row.tcpMss }} passthrough=yes
{% endfor %}
{% endfor %}
`;
