import { jinja } from '../jinja.ts';

/**
 * Classes by DSCP, their queues, shaping to circuits, and marking at the trust boundary. A priority queue is stated up to 2,000,000
 * kbit/s, and held to a larger rate by a policer. Classes are queued in tunnels, before they are encrypted, so that none overtakes another
 * beyond the window of anti-replay; the port below a tunnel that has queues may have a shaper of class-default alone then, and a tunnel
 * none without a shaper (Cisco, "QoS for dVTI", restrictions; "Quality of Service Options on GRE Tunnel Interfaces").
 */
export const qos = jinja`
{% set trusting = interfaces | selectattr('trust') | list %}
{% if qos and trusting %}
{% for class in qos if class.name != 'default' %}
{{ class.from | origin }}class-map match-any {{ class.name | upper }}
 match dscp {{ class.dscpNames | join(' ') }}
{% endfor %}
!
{% set below = namespace(names=[]) %}
{% for row in trusting if row.kind == 'tunnel' and row.shapeNumber %}
{% set below.names = below.names + [names[row.tunnel.source]] + ([row.tunnelVia.interface] if row.tunnelVia else []) %}
{% endfor %}
{% set flat = trusting | selectattr('name', 'in', below.names) | map(attribute='shapeNumber') | select | unique | list %}
{% set queued = trusting | rejectattr('name', 'in', below.names) | map(attribute='shapeNumber') | select | unique | list %}
{% for shape in [none] + shapes | selectattr('number', 'in', queued) | list %}
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
{% for shape in shapes if shape.number in flat %}
{{ shape.from | origin }}policy-map RATE-{{ shape.number }}
 class class-default
  shape average {{ shape.bps }}
!
{% endfor %}
{% for shape in shapes if shape.number in queued %}
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
{% if row.name in below.names %}
{% if row.shapeNumber %}
 service-policy output RATE-{{ row.shapeNumber }}
{% endif %}
{% elif row.shapeNumber %}
 service-policy output SHAPE-{{ row.shapeNumber }}
{% elif row.kind != 'tunnel' %}
 service-policy output QUEUES
{% endif %}
{% endfor %}
{% endfor %}
!
{% endif %}
`;
