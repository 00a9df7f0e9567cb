import { jinja } from '../jinja.ts';

/** Rapid spanning tree by VLAN: who is root. */
export const spanningTree = jinja`
{% if device.kind == 'switch' and device.spanningTree %}
{{ device.spanningTree.from | origin }}spanning-tree mode {{ device.spanningTree.mode }}
spanning-tree extend system-id
spanning-tree pathcost method long
{% for bridge in device.spanningTree.bridges %}
spanning-tree vlan {{ bridge.vlans | vlan_ranges }} priority {{ bridge.priority }}
{% endfor %}
!
{% for row in interfaces if row.switchport %}
{% if row.switchport.isEdge or row.switchport.rootGuard %}
{% for name in row.members if row.kind == 'aggregate' and row.aggregation.mode == 'active-standby' %}
{{ row.from | origin }}interface {{ name }}
{% if row.switchport.rootGuard %}
 spanning-tree guard root
{% endif %}
{% else %}
{{ row.from | origin }}interface {{ row.name }}
{% if row.switchport.isEdge %}
 spanning-tree portfast{{ ' trunk' if row.switchport.mode == 'trunk' else '' }}
 spanning-tree bpduguard enable
{% endif %}
{% if row.switchport.rootGuard %}
 spanning-tree guard root
{% endif %}
{% endfor %}
{% endif %}
{% endfor %}
!
{% endif %}
`;
