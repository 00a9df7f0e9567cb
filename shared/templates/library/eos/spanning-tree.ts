import { jinja } from '../jinja.ts';

/** Rapid spanning tree by VLAN: who is root. */
export const spanningTree = jinja`
{% if device.spanningTree %}
{{ device.spanningTree.from | origin }}spanning-tree mode {{ device.spanningTree.mode }}
{% for bridge in device.spanningTree.bridges %}
spanning-tree vlan-id {{ bridge.vlans | vlan_ranges }} priority {{ bridge.priority }}
{% endfor %}
!
{% endif %}
{% for row in interfaces if row.switchport and (row.switchport.isEdge or row.switchport.rootGuard) %}
{% set redundant = row.kind == 'aggregate' and row.aggregation.mode == 'active-standby' %}
{% for name in (row.members if redundant else [row.name]) %}
{{ row.from | origin }}interface {{ name }}
{% if row.switchport.isEdge %}
   spanning-tree portfast
   spanning-tree bpduguard enable
{% endif %}
{% if row.switchport.rootGuard %}
   spanning-tree guard root
{% endif %}
{% endfor %}
{% endfor %}
!
`;
