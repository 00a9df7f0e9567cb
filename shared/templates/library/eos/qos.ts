import { jinja } from '../jinja.ts';

/** Traffic classes by DSCP, their queues, shaping to circuits, and marking at the trust boundary. */
export const qos = jinja`
{% set trusting = interfaces | selectattr('trust') | list %}
{% if qos and trusting %}
{% set queues = {'network-control': 6, 'voice': 5, 'interactive': 4, 'critical': 3, 'default': 1, 'scavenger': 0} %}
{% for class in qos %}
{{ class.from | origin }}qos map dscp {{ class.dscp | join(' ') }} to traffic-class {{ queues[class.name] }}
{% endfor %}
!
{% for shape in [none] + shapes %}
{{ (shape.from if shape else [device.members[0].node]) | origin }}qos profile QUEUES{{ '-' ~ shape.number if shape else '' }}
   qos trust dscp
{% if shape %}
   shape rate {{ shape.kbps }} kbps
{% endif %}
{% for class in qos %}
   tx-queue {{ queues[class.name] }}
{% if class.isPriority %}
      priority strict
      shape rate {{ shape.priorityKbps ~ ' kbps' if shape and shape.priorityKbps else class.sharePercent ~ ' percent' }}
{% else %}
      no priority
      bandwidth percent {{ class.remainingPercent }}
{% endif %}
{% endfor %}
!
{% endfor %}
{% for marking in markings %}
{% for vlan in marking.vlans %}
{{ marking.from | origin }}class-map type qos match-any VLAN-{{ vlan.vlan }}
   match vlan {{ vlan.vlan }}
!
{% endfor %}
{{ marking.from | origin }}policy-map type quality-of-service MARK-{{ marking.number }}
{% for vlan in marking.vlans %}
   class VLAN-{{ vlan.vlan }}
{% if vlan.dscp is not none %}
      set dscp {{ vlan.dscp }}
{% endif %}
{% endfor %}
   class class-default
      set dscp {{ marking.other }}
!
{% endfor %}
{% for row in trusting if row.kind != 'tunnel' %}
{% set several = row.kind in ['bridge', 'aggregate'] %}
{% for name in (row.members if several else [row.name]) %}
{{ row.from | origin }}interface {{ name }}
   service-profile QUEUES{{ '-' ~ row.shapeNumber if row.shapeNumber else '' }}
{% if row.markingNumber %}
   service-policy type qos input MARK-{{ row.markingNumber }}
{% endif %}
{% endfor %}
{% endfor %}
!
{% endif %}
`;
