import { jinja } from '../jinja.ts';

/**
 * Ports, bonds, the bridge of all switched ports, and every routed interface with its addresses. Of a QSFP cage out of use all four
 * lanes are disabled; one in use leaves the other three alone, since its first lane runs at the rate of all. The peer port of an
 * MLAG has the untagged VLAN 4094 to itself, for ICCP, and carries every VLAN of the pair tagged: the native one too. Option 82 is
 * left alone: off by default, and its setting has another name from RouterOS 7.23. So is IGMP snooping: the querier of a bridge sends
 * untagged queries only, so that the groups of a VLAN without a querier of its own would time out.
 */
export const interfaces = jinja`
{% macro quoted(text) -%}
{% if text %} comment="{{ text }}"{% endif %}
{%- endmacro %}
{% set switched = interfaces|selectattr('switchport')|list %}
/interface ethernet
{% for row in interfaces if row.kind == 'port' and not row.parent %}
{{ row.from|origin }}set [find default-name={{ row.name }}] mtu={{ row.mtu }} disabled={{ 'no' if row.isUp else 'yes' }}{{ quoted(row.description) }}
{% if not row.isUp and row.name.startswith('qsfp') %}
{% for lane in [2, 3, 4] %}
set [find default-name={{ row.name[:-1] }}{{ lane }}] disabled=yes{{ quoted(row.description) }}
{% endfor %}
{% endif %}
{% endfor %}
{% for row in byKind.aggregate %}
{% if loop.first %}
{{ []|origin }}/interface bonding
{% endif %}
{{ row.from|origin }}add name={{ row.name }} slaves={{ row.members|join(',') }} mtu={{ row.mtu }}
{%- if row.aggregation and row.aggregation.mode == 'active-standby' %} mode=active-backup primary={{ row.members|first }} link-monitoring=mii
{%- else %} mode=802.3ad lacp-rate={{ '1sec' if row.aggregation and row.aggregation.rate == 'fast' else '30secs' }} transmit-hash-policy={{ 'layer-2-and-3' if row.aggregation and row.aggregation.hashing == 'layer-2-3' else 'layer-3-and-4' }}{{ ' mlag-id=' ~ row.aggregation.mlag if row.aggregation and row.aggregation.mlag }}
{%- endif %} min-links={{ row.aggregation.minLinks if row.aggregation else 1 }} disabled={{ 'no' if row.isUp else 'yes' }}{{ quoted(row.description) }}
{% endfor %}
{% if device.vlans %}
{{ device.spanningTree.from|origin if device.spanningTree else []|origin }}/interface bridge
add name=bridge vlan-filtering=no protocol-mode={{ 'rstp' if device.spanningTree else 'none' }}
{%- if device.spanningTree and device.spanningTree.bridges %} priority=0x{{ device.spanningTree.bridges|map(attribute='priority')|min|hex(4) }}{% endif %}
{%- if device.hostGuard and device.hostGuard.dhcpSnooping %} dhcp-snooping=yes{% endif %}

{% set peer = names[device.mlag.peerLink] if device.mlag %}
{{ []|origin }}/interface bridge port
{% for row in switched %}
{% set port = row.switchport %}
{{ row.from|origin }}add bridge=bridge interface={{ row.name }}
{%- if port.mode == 'access' %} pvid={{ port.access }} frame-types={{ 'admit-all' if port.voice else 'admit-only-untagged-and-priority-tagged' }}
{%- elif row.name == peer %} pvid=4094 frame-types=admit-all
{%- elif port.native %} pvid={{ port.native }} frame-types=admit-all
{%- else %} frame-types=admit-only-vlan-tagged
{%- endif %} ingress-filtering=yes edge={{ 'yes' if port.isEdge else 'auto' }} bpdu-guard={{ 'yes' if port.isEdge else 'no' }} restricted-role={{ 'yes' if port.rootGuard else 'no' }} restricted-tcn={{ 'yes' if port.rootGuard else 'no' }} trusted={{ 'yes' if port.isTrusted else 'no' }}
{% endfor %}
{{ []|origin }}/interface bridge vlan
{% for vlan in device.vlans %}
{% set own = namespace(tagged=[], untagged=[]) %}
{% for row in byKind.vlan if row.vlan == vlan.id %}
{% set own.tagged = ['bridge'] %}
{% endfor %}
{% for row in switched %}
{% set port = row.switchport %}
{% if (port.mode == 'access' and port.access == vlan.id) or (port.mode == 'trunk' and port.native == vlan.id and row.name != peer) %}
{% set own.untagged = own.untagged + [row.name] %}
{% elif port.voice == vlan.id or vlan.id in port.allowed or port.native == vlan.id %}
{% set own.tagged = own.tagged + [row.name] %}
{% endif %}
{% endfor %}
{% if own.tagged or own.untagged %}
add bridge=bridge vlan-ids={{ vlan.id }}{% if own.tagged %} tagged={{ own.tagged|join(',') }}{% endif %}{% if own.untagged %} untagged={{ own.untagged|join(',') }}{% endif %} comment="{{ vlan.name }}"
{% endif %}
{% endfor %}
{% endif %}
{% for row in byKind.bridge %}
{{ row.from|origin }}/interface bridge
add name={{ row.name }} protocol-mode=none mtu={{ row.mtu }} disabled={{ 'no' if row.isUp else 'yes' }}{{ quoted(row.description) }}
/interface bridge port
{% for member in row.members %}
add bridge={{ row.name }} interface={{ member }}
{% endfor %}
{% endfor %}
{% for row in byKind.loopback if row.name != 'lo' %}
{{ row.from|origin }}/interface bridge
add name={{ row.name }} protocol-mode=none{{ quoted(row.description) }}
{% endfor %}
{% if device.remoteAccess %}
{{ device.remoteAccess.from|origin }}/interface bridge
add name=people protocol-mode=none comment="Pool of people who work from elsewhere"
{% endif %}
{% for row in interfaces if row.kind in ['vlan', 'subinterface'] or row.parent %}
{% if loop.first %}
{{ []|origin }}/interface vlan
{% endif %}
{{ row.from|origin }}add name={{ row.name }} interface={{ 'bridge' if row.kind == 'vlan' else row.parent }} vlan-id={{ row.vlan if row.kind == 'vlan' else row.tag }} mtu={{ row.mtu }} disabled={{ 'no' if row.isUp else 'yes' }}{{ quoted(row.description) }}
{% endfor %}
{% for row in byKind.tunnel %}
{% if loop.first %}
{{ []|origin }}/interface gre
{% endif %}
{{ row.from|origin }}add name={{ row.name }} local-address={{ row.tunnel.sourceAddress }} remote-address={{ row.tunnel.destination }} mtu={{ row.mtu }} keepalive={{ row.protection.deadPeerSeconds if row.protection else 10 }}s,3 allow-fast-path=no disabled={{ 'no' if row.isUp else 'yes' }}{{ quoted(row.description) }}
{% endfor %}
{% for vrf in device.vrfs or [] %}
{{ vrf.from|origin }}/ip vrf
add name={{ vrf.name }} interfaces={% for row in interfaces if row.vrf == vrf.name %}{{ row.name }}{{ ',' if not loop.last }}{% endfor %}

{% endfor %}
{{ []|origin }}/ip address
{% for row in interfaces %}
{% for cidr in row.ipv4 %}
{{ row.from|origin }}add address={{ cidr }} interface={{ row.name }}{{ quoted(row.description) }}
{% endfor %}
{% endfor %}
{% if device.remoteAccess %}
{{ device.remoteAccess.from|origin }}add address={{ device.remoteAccess.address }}/32 interface=people
{% endif %}
{% for rule in device.nat|unique(attribute='address') %}
{% for cidr in byName[rule.outside].ipv4 if rule.address != cidr|address and (rule.address ~ '/' ~ cidr|prefix)|network == cidr|network %}
{{ rule.from|origin }}add address={{ rule.address }}/32 interface={{ names[rule.outside] }} comment="Translation"
{% endfor %}
{% endfor %}
{% set six = interfaces|selectattr('ipv6')|list %}
{% if six %}
{{ []|origin }}/ipv6 address
{% for row in six %}
{% for cidr in row.ipv6 %}
{{ row.from|origin }}add address={{ cidr }} interface={{ row.name }} advertise=no{{ quoted(row.description) }}
{% endfor %}
{% endfor %}
{% endif %}
`;
