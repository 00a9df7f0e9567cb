import { jinja } from '../jinja.ts';
import { interfaceEntries } from './interface-entries.ts';

/**
 * Two chassis as one firewall (FGCP). What is not synchronised is entered on the second by hand. The management port has its address
 * once it is reserved: in the cluster's own table that would overlap with the network that it is in.
 */
export const cluster = jinja`
{% if device.members | length > 1 and not device.stack %}
{% set own = interfaces | selectattr('vrf') | list %}
{{ device.members[0].node | origin }}# On {{ device.members[1].hostname }} the same, but: hostname "{{ device.members[1].hostname }}", priority 100{% if own | length > 1 %}, address {{ own[1].ipv4[0] }} of {{ own[0].name }}{% endif %}

config system ha
    set group-id {{ 1 + fortios.groupId }}
    set group-name "{{ hostname[:32] }}"
    set password "{{ fortios.clusterPassword }}"
    set mode a-p
    set hbdev{% for port in heartbeats %} "{{ port }}" {{ 100 - 50 * loop.index0 if loop.index0 < 2 else 10 }}{% endfor %}

    set session-pickup enable
    set session-pickup-connectionless enable
    set override enable
    set priority 200
{% set watched = fortios.monitored %}
{% if watched %}
    set monitor{% for name in watched %} "{{ name }}"{% endfor %}

{% endif %}
{% if own %}
    set ha-mgmt-status enable
    config ha-mgmt-interfaces
        edit 1
            set interface "{{ own[0].name }}"
{% for route in fortios.vrfRoutes if route.prefix == '0.0.0.0/0' %}
            set gateway {{ route.nextHop }}
{% endfor %}
        next
    end
{% endif %}
end
{% if fortios.reserved %}
${interfaceEntries('fortios.reserved')}{% endif %}
{% endif %}
`;
