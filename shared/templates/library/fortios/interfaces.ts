import { jinja } from '../jinja.ts';
import { interfaceEntries } from './interface-entries.ts';

/** Ports, aggregates, VLANs, loopbacks. */
export const interfaces = jinja`
{% if byKind.bridge and device.kind != 'switch' %}
config system switch-interface
{% for row in byKind.bridge %}
{{ row.from | origin }}    edit "{{ row.name }}"
        set vdom "root"
        set member{% for port in row.members %} "{{ port }}"{% endfor %}

    next
{% endfor %}
end
{% endif %}
{% if device.kind == 'switch' and device.vlans %}
{{ device.members[0].node | origin }}config system global
    set virtual-switch-vlan enable
end
config system virtual-switch
{% for vlan in device.vlans %}
{% set ports = interfaces | selectattr('switchport') | selectattr('switchport.access', 'equalto', vlan.id) | selectattr('kind', 'equalto', 'port') | list %}
    edit "vlan{{ vlan.id }}"
        set physical-switch "sw0"
        set vlan {{ vlan.id }}
{% if ports %}
        config port
{% for row in ports %}
{{ row.from | origin }}            edit "{{ row.name }}"
                set alias "{{ row.description[:25] }}"
            next
{% endfor %}
        end
{% endif %}
    next
{% endfor %}
end
{% endif %}
# Ports must be free: first take them out of the factory's hardware switch (internal, lan), of FortiLink (a, b) and out of their policies.
${interfaceEntries('fortios.order')}`;
