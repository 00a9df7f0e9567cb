import { jinja } from '../jinja.ts';

/** Every interface: what it is, its addresses, its VLANs, its bundle, its tunnel. */
export const interfaces = jinja`
{% macro switched(port) %}
   switchport
{% if port.mode == 'access' and port.voice %}
{% if port.access %}
   switchport trunk native vlan {{ port.access }}
{% endif %}
   switchport phone vlan {{ port.voice }}
   switchport phone trunk tagged
   switchport mode trunk phone
{% elif port.mode == 'access' %}
{% if port.access %}
   switchport access vlan {{ port.access }}
{% endif %}
   switchport mode access
{% else %}
{% if port.native %}
   switchport trunk native vlan {{ port.native }}
{% endif %}
   switchport trunk allowed vlan {{ (port.allowed + ([port.native] if port.native else [])) | vlan_ranges or 'none' }}
   switchport mode trunk
{% endif %}
{% endmacro %}
{% macro head(name, description, isUp) %}
interface {{ name }}
{% if description %}
   description {{ description }}
{% endif %}
{% if not isUp %}
   shutdown
{% elif not name.startswith('Loopback') %}
   no shutdown
{% endif %}
{% endmacro %}
interface Vlan1
   shutdown
!
{% for row in sharedPorts %}
{{ row.from | origin }}{{ head(row.name, 'Handed over with tags', true) }}
{{- '' }}   no switchport
!
{% endfor %}
{% for row in interfaces %}
{% set redundant = row.kind == 'aggregate' and row.aggregation.mode == 'active-standby' %}
{% if redundant %}
{% for name in row.members %}
{{ row.from | origin }}{{ head(name, row.description, row.isUp) }}
{%- if row.switchport %}
{{ switched(row.switchport) }}
{%- endif %}
{% if loop.first and row.members | length > 1 %}
   switchport backup-link {{ row.members[1] }}
{% endif %}
!
{% endfor %}
{% else %}
{% if row.kind == 'bridge' %}
{% for name in row.members %}
{{ row.from | origin }}{{ head(name, row.description, row.isUp) }}
{{- '' }}   switchport
   switchport access vlan {{ 4000 + row.number }}
   switchport mode access
   spanning-tree portfast
!
{% endfor %}
{% endif %}
{{ row.from | origin }}{{ head(row.name, row.description, row.isUp) }}
{%- if row.vrf %}
   vrf {{ vrfName[row.vrf] }}
{% endif %}
{% if row.switchport %}
{{ switched(row.switchport) }}
{%- elif row.kind in ['port', 'aggregate'] and not row.parent and not row.vrf %}
   no switchport
{% endif %}
{% if row.tag %}
   encapsulation dot1q vlan {{ row.tag }}
{% endif %}
{% if row.mtu != 1500 %}
   {{ 'l2 mtu' if row.switchport else 'mtu' }} {{ row.mtu }}
{% endif %}
{% for address in row.ipv4 %}
   ip address {{ address }}{{ '' if loop.first else ' secondary' }}
{% endfor %}
{% for address in row.ipv6 %}
   ipv6 address {{ address }}
{% endfor %}
{% if row.ipv6 and row.kind != 'loopback' and not row.advertisement %}
   ipv6 nd ra disabled all
{% endif %}
{% if row.tcpMss %}
   tcp mss ceiling ipv4 {{ row.tcpMss }}{{ ' ipv6 ' ~ (row.tcpMss - 20) if row.ipv6 else '' }}
{% endif %}
{% if row.aggregation and row.aggregation.minLinks > 1 %}
   port-channel min-links {{ row.aggregation.minLinks }}
{% endif %}
{% if row.tunnel %}
   tunnel mode ipsec
   tunnel source interface {{ row.tunnelSource }}
   tunnel destination {{ row.tunnel.destination }}
   tunnel ipsec profile {{ row.tunnel.profile }}
{% endif %}
!
{% if row.kind == 'aggregate' %}
{% for name in row.members %}
{{ row.from | origin }}{{ head(name, row.description, row.isUp) }}
{{- '' }}   channel-group {{ row.number }} mode active
{% if row.aggregation.rate == 'fast' %}
   lacp timer fast
{% endif %}
!
{% endfor %}
{% endif %}
{% endif %}
{% endfor %}
`;
