import { jinja } from '../jinja.ts';

/**
 * Classes by DSCP, their queues, shaping to circuits, and marking at the trust boundary. A priority queue is stated up to 2,000,000
 * kbit/s, and held to a larger rate by a policer.
 */
export const qos = jinja`
{% set trusting = interfaces | selectattr('trust') | list %}
{% if qos and trusting %}
{% for class in qos if class.name != 'default' %}
{{ class.from | origin }}class-map match-any {{ class.name | upper }}
 match dscp {{ class.dscpNames | join(' ') }}
{% endfor %}
!
{% for shape in [none] + shapes %}
{{ (shape.from if shape else [device.members[0].node]) | origin }}policy-map QUEUES{{ '-' ~ shape.number if shape else '' }}
{% for class in qos | rejectattr('name', 'eq', 'default') | list + qos | selectattr('name', 'eq', 'default') | list %}
 class {{ 'class-default' if class.name == 'default' else class.name | upper }}
{% if class.isPriority %}
{% if shape and shape.priorityKbps and device.kind != 'switch' %}
{% if shape.priorityKbps <= 2000000 %}
  priority {{ shape.priorityKbps }}
{% else %}
  priority
  police cir {{ shape.priorityKbps * 1000 }}
{% endif %}
{% elif device.kind == 'switch' %}
  priority level 1 percent {{ class.sharePercent }}
{% else %}
  priority percent {{ class.sharePercent }}
{% endif %}
{% else %}
  bandwidth remaining percent {{ class.remainingPercent }}
{% endif %}
{% endfor %}
!
{% endfor %}
{% for shape in shapes %}
{{ shape.from | origin }}policy-map SHAPE-{{ shape.number }}
 class class-default
  shape average {{ shape.bps }}
   service-policy QUEUES-{{ shape.number }}
!
{% endfor %}
{% if markings | selectattr('keeps') | list %}
table-map KEEP
 default copy
!
{% endif %}
{% set marked = namespace(vlans=[]) %}
{% for marking in markings %}
{% for vlan in marking.vlans if vlan.vlan not in marked.vlans %}
{% set marked.vlans = marked.vlans + [vlan.vlan] %}
{{ marking.from | origin }}class-map match-any VLAN-{{ vlan.vlan }}
 match vlan {{ vlan.vlan }}
{% endfor %}
{{ marking.from | origin }}policy-map MARK-{{ marking.number }}
{% for vlan in marking.vlans %}
 class VLAN-{{ vlan.vlan }}
  set dscp {{ 'dscp table KEEP' if vlan.dscp is none else vlan.dscp }}
{% endfor %}
 class class-default
  set dscp {{ marking.other }}
!
{% endfor %}
{% for row in trusting %}
{% set several = row.kind == 'bridge' or (row.kind == 'aggregate' and (device.kind == 'switch' or row.aggregation.mode == 'active-standby')) %}
{% for name in (row.members if several else [row.name]) %}
{{ row.from | origin }}interface {{ name }}
{% if row.markingNumber %}
 service-policy input MARK-{{ row.markingNumber }}
{% endif %}
 service-policy output {{ 'SHAPE-' ~ row.shapeNumber if row.shapeNumber else 'QUEUES' }}
{% endfor %}
{% endfor %}
!
{% endif %}
`;
