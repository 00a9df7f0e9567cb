import { jinja } from '../jinja.ts';

/**
 * Every interface: what it is, its addresses, its VLANs, its bundle, its tunnel. A service instance is left by `exit`, since it has
 * queues of its own: the interface's, pasted behind it, would be the last instance's.
 */
export const interfaces = jinja`
{% macro switched(port) %}
 switchport
{% if port.mode == 'access' %}
{% if port.access %}
 switchport access vlan {{ port.access }}
{% endif %}
 switchport mode access
{% if port.voice %}
 switchport voice vlan {{ port.voice }}
{% endif %}
{% else %}
{% if port.native %}
 switchport trunk native vlan {{ port.native }}
{% endif %}
 switchport trunk allowed vlan {{ (port.allowed + ([port.native] if port.native else [])) | vlan_ranges or 'none' }}
 switchport mode trunk
{% endif %}
 switchport nonegotiate
{% endmacro %}
{% macro bridged(port) %}
 no ip address
{% for vlan in port.allowed %}
 service instance {{ vlan }} ethernet
  encapsulation dot1q {{ vlan }}
  rewrite ingress tag pop 1 symmetric
  bridge-domain {{ vlan }}
  exit
{% endfor %}
{% for vlan in [port.native, port.access] if vlan %}
 service instance {{ vlan }} ethernet
  encapsulation untagged
  bridge-domain {{ vlan }}
  exit
{% endfor %}
{% if port.voice %}
 service instance {{ port.voice }} ethernet
  encapsulation dot1q {{ port.voice }}
  rewrite ingress tag pop 1 symmetric
  bridge-domain {{ port.voice }}
  exit
{% endif %}
{% endmacro %}
{% macro layer2(port) %}
{{ switched(port) if device.kind == 'switch' else bridged(port) }}
{%- endmacro %}
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
{% if device.kind == 'switch' %}
interface Vlan1
 no ip address
 shutdown
!
{% endif %}
{% set hashes = interfaces | selectattr('aggregation') | map(attribute='aggregation.hashing') | select | list %}
{% if hashes %}
{% set hash = 'src-dst-mixed-ip-port' if 'layer-3-4' in hashes else 'src-dst-ip' %}
{{ (interfaces | selectattr('aggregation') | first).from | origin }}port-channel {{ 'load-balance' if device.kind == 'switch' else 'load-balance-hash-algo' }} {{ hash }}
!
{% endif %}
{% for row in sharedPorts %}
{{ row.from | origin }}{{ head(row.name, 'Handed over with tags', true) }}
{%- if device.kind == 'switch' %}
 no switchport
{% endif %}
 no ip address
!
{% endfor %}
{% for row in interfaces %}
{% if row.kind == 'aggregate' and row.aggregation.mode == 'active-standby' %}
{% for name in row.members %}
{{ row.from | origin }}{{ head(name, row.description, row.isUp) }}
{%- if row.switchport %}
{{ layer2(row.switchport) }}
{%- endif %}
{% if loop.first and row.members | length > 1 %}
 backup interface {{ row.members[1] }}
 backup delay 0 5
{% endif %}
!
{% endfor %}
{% elif row.kind == 'bridge' %}
{% for name in row.members %}
{{ row.from | origin }}{{ head(name, row.description, row.isUp) }}
{%- if device.kind == 'switch' %}
 switchport
 switchport mode access
 switchport access vlan {{ 4000 + row.number }}
 switchport nonegotiate
 spanning-tree portfast
{% else %}
 no ip address
 service instance 1 ethernet
  encapsulation untagged
  bridge-domain {{ 4000 + row.number }}
  exit
{% endif %}
!
{% endfor %}
{% endif %}
{% if not (row.kind == 'aggregate' and row.aggregation.mode == 'active-standby') %}
{{ row.from | origin }}{{ head(row.name, row.description, row.isUp) }}
{%- if row.vrf %}
 vrf forwarding {{ vrfName[row.vrf] }}
{% endif %}
{% if device.stack and row.key in device.stack.links %}
 stackwise-virtual link 1
{% elif device.stack and row.key in device.stack.detection %}
 stackwise-virtual dual-active-detection
{% elif row.switchport %}
{{ layer2(row.switchport) }}
{%- elif device.kind == 'switch' and row.kind in ['port', 'aggregate'] and not row.parent and not row.vrf %}
 no switchport
{% endif %}
{% if row.tag %}
 encapsulation dot1Q {{ row.tag }}
{% endif %}
{% for address in row.ipv4 %}
 ip address {{ address | address }} {{ address | netmask }}{{ '' if loop.first else ' secondary' }}
{% endfor %}
{% if row.ipv4 and row.kind != 'loopback' %}
 no ip redirects
 no ip unreachables
 no ip proxy-arp
{% endif %}
{% for address in row.ipv6 %}
 ipv6 address {{ address }}
{% endfor %}
{% if row.ipv6 and row.kind != 'loopback' and not row.advertisement %}
 ipv6 nd ra suppress all
{% endif %}
{% if row.mtu != 1500 %}
 {{ 'mtu' if row.kind in ['port', 'aggregate', 'bridge'] and not row.parent else 'ip mtu' }} {{ row.mtu }}
{% if row.ipv6 %}
 ipv6 mtu {{ row.mtu }}
{% endif %}
{% endif %}
{% if row.tcpMss %}
 ip tcp adjust-mss {{ row.tcpMss }}
{% if row.ipv6 %}
 ipv6 tcp adjust-mss {{ row.tcpMss - 20 }}
{% endif %}
{% endif %}
{% if row.aggregation and row.aggregation.minLinks > 1 %}
 port-channel min-links {{ row.aggregation.minLinks }}
{% endif %}
{% if row.tunnel %}
 tunnel source {{ row.tunnelSource }}
 tunnel mode ipsec {{ 'dual-overlay' if row.ipv4 and row.ipv6 else 'ipv4' }}
 tunnel destination {{ row.tunnel.destination }}
 tunnel protection ipsec profile {{ row.tunnel.profile }}
{% endif %}
!
{% if row.kind == 'aggregate' %}
{% for name in row.members %}
{{ row.from | origin }}{{ head(name, row.description, row.isUp) }}
{%- if row.switchport and device.kind == 'switch' %}
{{ switched(row.switchport) }}
{%- elif device.kind == 'switch' %}
 no switchport
{% endif %}
{% if row.mtu != 1500 %}
 mtu {{ row.mtu }}
{% endif %}
 channel-group {{ row.number }} mode active
{% if row.aggregation.rate == 'fast' %}
 lacp rate fast
{% endif %}
!
{% endfor %}
{% endif %}
{% endif %}
{% endfor %}
{% for address in ownAddresses %}
{{ device.members[0].node | origin }}{{ head('Loopback' ~ (200 + loop.index), 'Address that this device answers at', true) }}
{%- raw %}{% endraw %}
 ip address {{ address }} 255.255.255.255
!
{% endfor %}
`;
