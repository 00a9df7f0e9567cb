import { jinja } from '../jinja.ts';

/** Packets are marked by their DSCP, and queued where a circuit is slower than its port: the priority queue within its own share. */
export const queues = jinja`
{% set shaped = interfaces|selectattr('shapeMbps')|list if qos else [] %}
{% set cleared = interfaces|selectattr('trust', 'eq', 'none')|rejectattr('switchport')|list %}
{% for menu in ['/ip', '/ipv6'] if menu == '/ip' or (interfaces|selectattr('ipv6')|list) %}
{% for row in cleared %}
{{ row.from|origin }}{{ menu }} firewall mangle
add chain=prerouting in-interface={{ row.name }} action=change-dscp new-dscp=0 passthrough=yes
{% endfor %}
{% if shaped %}
{{ []|origin }}{{ menu }} firewall mangle
{% for row in qos %}
{% for dscp in row.dscp %}
add chain=postrouting dscp={{ dscp }} action=mark-packet new-packet-mark={{ row.name }} passthrough=no
{% endfor %}
{% endfor %}
{% endif %}
{% endfor %}
{% if shaped %}
{{ []|origin }}/queue type
add name=shared kind=fq-codel
/queue tree
{% for row in shaped %}
{% set rate = (row.shapeMbps * 1000)|int %}
{{ row.from|origin }}add name=out-{{ row.name }} parent={{ row.name }} max-limit={{ rate }}k
{% for class in qos %}
{% if class.isPriority %}
{% set most = ((row.priorityMbps or row.shapeMbps) * 1000)|int %}
add name={{ row.name }}-{{ class.name }} parent=out-{{ row.name }} packet-mark={{ class.name }} queue=shared priority=1 limit-at={{ most }}k max-limit={{ most }}k
{% else %}
add name={{ row.name }}-{{ class.name }} parent=out-{{ row.name }} packet-mark={{ class.name ~ ',no-mark' if class.name == 'default' else class.name }} queue=shared priority={{ 8 if class.name == 'scavenger' else 5 }} limit-at={{ rate * class.sharePercent // 100 }}k max-limit={{ rate }}k
{% endif %}
{% endfor %}
{% endfor %}
{% endif %}
`;
