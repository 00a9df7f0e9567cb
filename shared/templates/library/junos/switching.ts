import { jinja } from '../jinja.ts';

/** VLANs with their routed interfaces, and the ports that carry several: trunks and the bundles of switched ports. */
export const vlansAndTrunks = jinja`
{% if device.kind == 'switch' and device.vlans %}
{% set routed = byKind.vlan | map(attribute='vlan') | list %}
vlans {
{{ device.members[0].node | origin }}{% for vlan in device.vlans %}
    {{ junos.vlanName[vlan.id | string] }} {
        description "{{ vlan.name }}";
        vlan-id {{ vlan.id }};
{% if vlan.id in routed %}
        l3-interface irb.{{ vlan.id }};
{% endif %}
    }
{% endfor %}
}
{% for row in interfaces if row.switchport and (row.kind == 'aggregate' or not row.switchport.isEdge) %}
{% if loop.first %}
interfaces {
{% endif %}
{% if row.kind == 'aggregate' %}
{% for member in row.members %}
{{ row.from | origin }}    {{ member }} {
        description "{{ row.description }}";
        ether-options {
            802.3ad {{ row.name }};
        }
    }
{% endfor %}
{% endif %}
{{ row.from | origin }}    {{ row.name }} {
{% if not row.isUp %}
        disable;
{% endif %}
        description "{{ row.description }}";
{% if row.switchport.mode == 'trunk' and row.switchport.native %}
        native-vlan-id {{ row.switchport.native }};
{% endif %}
{% if row.mtu != 1500 %}
        mtu {{ row.mtu + 18 }};
{% endif %}
{% if row.kind == 'aggregate' %}
        aggregated-ether-options {
            minimum-links {{ row.aggregation.minLinks }};
{% if row.aggregation.mode == 'lacp' %}
            lacp {
                active;
                periodic {{ row.aggregation.rate or 'slow' }};
{% if row.aggregation.mlag %}
                system-id {{ device.mlag.systemMac }};
                admin-key {{ row.aggregation.mlag }};
{% endif %}
            }
{% if row.aggregation.mlag %}
            mc-ae {
                mc-ae-id {{ row.aggregation.mlag }};
                redundancy-group {{ device.mlag.domain }};
                chassis-id {{ 0 if junos.mlag.isFirst else 1 }};
                mode active-active;
                status-control {{ 'active' if junos.mlag.isFirst else 'standby' }};
                init-delay-time 240;
            }
{% endif %}
{% else %}
            link-protection;
{% endif %}
        }
{% endif %}
        unit 0 {
            family ethernet-switching {
                interface-mode {{ row.switchport.mode }};
                vlan {
{% if row.switchport.mode == 'trunk' %}
                    members [ {{ ((row.switchport.allowed + [row.switchport.native]) if row.switchport.native else row.switchport.allowed) | vlan_ranges(' ') }} ];
{% else %}
                    members {{ junos.vlanName[row.switchport.access | string] }};
{% endif %}
                }
{% if row.switchport.stormControl %}
                storm-control edge-{{ row.switchport.stormControl.broadcastPercent | string | replace('.', '-') }};
{% endif %}
            }
        }
    }
{% if loop.last %}
}
{% endif %}
{% endfor %}
{% endif %}
`;

/** Ports of hosts: access VLAN, voice by LLDP-MED, the limit of broadcast, power. */
export const edgePorts = jinja`
{% set ports = byKind.port | selectattr('switchport') | selectattr('switchport.isEdge') | list if device.kind == 'switch' else [] %}
{% if ports %}
interfaces {
{% for row in ports %}
{{ row.from | origin }}    {{ row.name }} {
{% if not row.isUp %}
        disable;
{% endif %}
        description "{{ row.description }}";
{% if row.switchport.mode == 'trunk' and row.switchport.native %}
        native-vlan-id {{ row.switchport.native }};
{% endif %}
        unit 0 {
            family ethernet-switching {
                interface-mode {{ row.switchport.mode }};
                vlan {
{% if row.switchport.mode == 'trunk' %}
                    members [ {{ ((row.switchport.allowed + [row.switchport.native]) if row.switchport.native else row.switchport.allowed) | vlan_ranges(' ') }} ];
{% else %}
                    members {{ junos.vlanName[row.switchport.access | string] }};
{% endif %}
                }
{% if row.switchport.stormControl %}
                storm-control edge-{{ row.switchport.stormControl.broadcastPercent | string | replace('.', '-') }};
{% endif %}
            }
        }
    }
{% endfor %}
}
{% set voiced = ports | selectattr('switchport.voice') | list %}
{% if voiced %}
switch-options {
    voip {
{% for row in voiced %}
{{ row.from | origin }}        interface {{ row.name }}.0 {
            vlan {{ junos.vlanName[row.switchport.voice | string] }};
            forwarding-class voice;
        }
{% endfor %}
    }
}
{% endif %}
{% endif %}
{% set storms = interfaces | selectattr('switchport') | selectattr('switchport.stormControl') | map(attribute='switchport.stormControl.broadcastPercent') | unique | list if device.kind == 'switch' else [] %}
{% if storms %}
{{ device.members[0].node | origin }}forwarding-options {
{% for percent in storms %}
    storm-control-profiles edge-{{ percent | string | replace('.', '-') }} {
        all {
            bandwidth-percentage {{ [1, percent | round | int] | max }};
            no-multicast;
            no-unknown-unicast;
        }
    }
{% endfor %}
}
{% endif %}
{% if device.kind == 'switch' %}
{{ device.members[0].node | origin }}protocols {
    lldp {
        port-id-subtype interface-name;
        interface all;
    }
    lldp-med {
        interface all;
    }
}
{% endif %}
{% set powered = interfaces | selectattr('poe') | list %}
{% if powered and device.kind == 'switch' %}
poe {
    management class;
{% for row in powered %}
{{ row.from | origin }}    interface {{ row.name }};
{% endfor %}
}
{% endif %}
`;
