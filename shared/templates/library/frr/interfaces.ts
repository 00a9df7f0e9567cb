import { jinja } from '../jinja.ts';

/**
 * The network as ifupdown2 has it: one file that says everything, `ifreload -a` applies what has changed in it, and
 * `ifquery -c -a` says what differs. All switched ports are in one VLAN-aware bridge; a VLAN's gateway is an interface
 * upon it. The guards of ports are commands of the bridge: ifupdown2 brings up a port before the bridge takes it, and
 * the kernel refuses them until then.
 */
export const interfaces = jinja`
{% macro addresses(row) %}
{% for cidr in row.ipv4 + row.ipv6 %}
    address {{ cidr }}
{% endfor %}
{% endmacro %}
{% macro head(row) %}
{{ row.from|origin }}auto {{ row.name }}
iface {{ row.name }}
{% if row.description %}
    alias {{ row.description }}
{% endif %}
{% if not row.isUp %}
    link-down yes
{% endif %}
    mtu {{ row.mtu }}
{% endmacro %}
{% macro bridged(port) %}
{% if port.mode == 'access' %}
{% if port.voice %}
    bridge-vids {{ port.voice }}
    bridge-pvid {{ port.access }}
{% else %}
    bridge-access {{ port.access }}
{% endif %}
{% else %}
    bridge-vids {{ port.allowed|reject('eq', port.native)|join(' ') or 'none' }}
{% if port.native %}
    bridge-pvid {{ port.native }}
{% else %}
    bridge-allow-untagged no
{% endif %}
{% endif %}
{% endmacro %}
# Debian with ifupdown2: /etc/network/interfaces
auto lo
iface lo inet loopback
{% for row in byKind.loopback if row.name == 'lo' %}
{{ row.from|origin }}{{ addresses(row) -}}
{% endfor %}
{% for row in byKind.loopback if row.name != 'lo' %}

{{ head(row) -}}
{{ '    ' }}link-type dummy
{{ addresses(row) -}}
{% endfor %}
{% for vrf in device.vrfs or [] %}

{{ vrf.from|origin }}auto {{ vrf.name }}
iface {{ vrf.name }}
    vrf-table auto
{% endfor %}
{% for row in interfaces if row.kind in ['aggregate', 'bridge'] %}
{% for member in row.members %}

{{ row.from|origin }}auto {{ member }}
iface {{ member }}
    mtu {{ row.mtu }}
{% endfor %}
{% endfor %}
{% for row in interfaces if row.kind in ['port', 'aggregate', 'bridge'] %}

{{ head(row) -}}
{% if row.kind == 'aggregate' %}
    bond-slaves {{ row.members|join(' ') }}
{% set own = row.aggregation or {'mode': 'lacp', 'rate': none, 'hashing': none, 'minLinks': 1} %}
{% if own.mode == 'lacp' %}
    bond-mode 802.3ad
    bond-lacp-rate {{ own.rate or 'slow' }}
    bond-xmit-hash-policy {{ 'layer2+3' if own.hashing == 'layer-2-3' else 'layer3+4' }}
{% else %}
    bond-mode active-backup
    bond-primary {{ row.members|first }}
{% endif %}
    bond-min-links {{ own.minLinks }}
{% elif row.kind == 'bridge' %}
    bridge-ports {{ row.members|join(' ') }}
    bridge-stp off
{% endif %}
{% if row.tag %}
    vlan-raw-device {{ row.parent }}
    vlan-id {{ row.tag }}
{% endif %}
{% if row.vrf %}
    vrf {{ row.vrf }}
{% endif %}
{% if row.switchport %}
{{ bridged(row.switchport) -}}
{% endif %}
{{ addresses(row) -}}
{% for rule in device.nat|unique(attribute='address') if rule.outside == row.key %}
{% for cidr in row.ipv4 if rule.address != cidr|address and (rule.address ~ '/' ~ cidr|prefix)|network == cidr|network %}
    address {{ rule.address }}/32
{% endfor %}
{% endfor %}
{% endfor %}
{% for row in byKind.subinterface %}

{{ head(row) -}}
{{ '    ' }}vlan-raw-device {{ row.parent }}
    vlan-id {{ row.tag }}
{% if row.vrf %}
    vrf {{ row.vrf }}
{% endif %}
{{ addresses(row) -}}
{% endfor %}
{% if device.vlans %}

{% for vlan in device.vlans %}
# VLAN {{ vlan.id }}: {{ vlan.name }}
{% endfor %}
{{ []|origin }}auto bridge
iface bridge
    bridge-vlan-aware yes
    bridge-ports{% for row in interfaces if row.switchport %} {{ row.name }}{% endfor %}

    bridge-vids {{ device.vlans|map(attribute='id')|join(' ') }}
{% if device.spanningTree and device.spanningTree.bridges %}
    bridge-stp on
    bridge-bridgeprio {{ device.spanningTree.bridges|map(attribute='priority')|min }}
{% else %}
    bridge-stp off
{% endif %}
{% for row in interfaces if row.switchport %}
{% if row.switchport.isEdge %}
{{ row.from|origin }}    post-up bridge link set dev {{ row.name }} guard on
{% endif %}
{% if row.switchport.rootGuard %}
{{ row.from|origin }}    post-up bridge link set dev {{ row.name }} root_block on
{% endif %}
{% endfor %}
{% endif %}
{% for row in byKind.vlan %}

{{ head(row) -}}
{{ '    ' }}vlan-raw-device bridge
    vlan-id {{ row.vlan }}
{% if row.vrf %}
    vrf {{ row.vrf }}
{% endif %}
{{ addresses(row) -}}
{% for hop in row.firstHops if hop.isActiveOnBoth %}
    address-virtual {{ hop.virtualMac }} {{ hop.global or hop.address }}/{{ 64 if hop.family == 6 else row.ipv4|first|prefix }}
{% endfor %}
{% endfor %}
{% for row in byKind.tunnel %}

{{ head(row) -}}
{{ '    ' }}pre-up ip link add {{ row.name }} type xfrm dev {{ row.tunnelSource }} if_id {{ loop.index }} || true
    post-down ip link del {{ row.name }}
{{ addresses(row) -}}
{% if row.tunnelVia %}
    post-up ip rule add pref {{ 1000 + loop.index }} from {{ row.tunnel.sourceAddress }} to {{ row.tunnel.destination }} lookup {{ 1000 + loop.index }}
    post-up ip route replace default via {{ row.tunnelVia.nextHop }} dev {{ row.tunnelVia.interface }} onlink table {{ 1000 + loop.index }}
    post-up ip route replace unreachable default metric 4000 table {{ 1000 + loop.index }}
    pre-down ip rule del pref {{ 1000 + loop.index }}
{% endif %}
{% endfor %}
`;
