import { jinja } from '../jinja.ts';

/**
 * MLAG, 802.1X, voice VLANs, power and storm control of switched ports, as far as the switch chip has it. From RouterOS 7.22 MLAG is
 * a setting of the bridge, before it a menu; a script that names what a version does not have stops, unless it is parsed as it runs.
 */
export const switching = jinja`
{% if device.mlag %}
{% set peer = names[device.mlag.peerLink] %}
{% set priority = [device.mlag.rolePriority, 255]|min %}
{{ device.mlag.from|origin }}:do { [[:parse "/interface bridge set bridge mlag-peer-port={{ peer }} mlag-heartbeat=1s mlag-priority={{ priority }}"]] } on-error={ [[:parse "/interface bridge mlag set bridge=bridge peer-port={{ peer }} heartbeat=1s priority={{ priority }}"]] }
{% endif %}
{% set authenticating = interfaces|selectattr('switchport.authentication')|list %}
{% for row in authenticating %}
{% set own = row.switchport.authentication %}
{% if loop.first %}
{{ []|origin }}/interface dot1x server
{% endif %}
{{ row.from|origin }}add interface={{ row.name }} auth-types={{ 'dot1x,mac-auth' if row.switchport.dot1x == 'authenticate-or-bypass' else 'dot1x' }} auth-timeout={{ own.attempts * own.attemptSeconds }}s retrans-timeout={{ own.attemptSeconds }}s reauth-timeout={{ own.reauthenticateSeconds }}s accounting=yes{{ ' guest-vlan-id=' ~ own.guestVlan if own.guestVlan }} server-fail-vlan-id={{ own.criticalVlan }}
{% endfor %}
{% set voices = interfaces|selectattr('switchport.voice')|map(attribute='switchport.voice')|unique|list %}
{{ []|origin }}/ip neighbor discovery-settings
set discover-interface-list=static protocol=lldp mode=tx-and-rx lldp-med-net-policy-vlan={{ voices|first if voices|length == 1 else 'disabled' }}
{% for row in interfaces if row.poe %}
{{ row.from|origin }}:do { /interface ethernet poe set {{ row.name }} poe-out=auto-on } on-error={ :log warning "{{ row.name }} has no PoE" }
{% endfor %}
{% for row in interfaces if row.switchport and row.switchport.stormControl %}
{% for port in (row.members if row.kind == 'aggregate' else [row.name]) %}
{{ row.from|origin }}:do { /interface ethernet switch port set [find name={{ port }}] limit-broadcasts=yes storm-rate={{ [row.switchport.stormControl.broadcastPercent|round|int, 1]|max }} } on-error={ :log warning "{{ port }} has no storm control" }
{% endfor %}
{% endfor %}
`;
