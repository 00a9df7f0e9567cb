import { jinja } from '../jinja.ts';

/** Rapid spanning tree by VLAN (VSTP), as other makers' rapid PVST. */
export const spanningTree = jinja`
{% if device.spanningTree and device.kind == 'switch' %}
{{ device.spanningTree.from | origin }}protocols {
    vstp {
        bpdu-block-on-edge;
{% for row in interfaces if row.switchport %}
{% if device.mlag and row.key == device.mlag.peerLink %}
{{ row.from | origin }}        interface {{ row.name }} {
            disable;
        }
{% elif row.switchport.isEdge or row.switchport.rootGuard %}
{{ row.from | origin }}        interface {{ row.name }} {
{% if row.switchport.isEdge %}
            edge;
{% endif %}
{% if row.switchport.rootGuard %}
            no-root-port;
{% endif %}
        }
{% else %}
{{ row.from | origin }}        interface {{ row.name }};
{% endif %}
{% endfor %}
{% for bridge in device.spanningTree.bridges %}
{% for id in bridge.vlans %}
{{ device.spanningTree.from | origin }}        vlan {{ id }} {
            bridge-priority {{ '0' if bridge.priority == 0 else (bridge.priority // 1024) ~ 'k' }};
        }
{% endfor %}
{% endfor %}
    }
}
{% endif %}
`;

/** Two switches that end bundles together (MC-LAG): what they exchange, and over which links. */
export const mlag = jinja`
{% if device.mlag and device.kind == 'switch' %}
{% set pair = device.mlag %}
{{ pair.from | origin }}# With {{ pair.peer }}, over {{ names[pair.keepalive.interface] }}; role priority {{ pair.rolePriority }}, the lower goes on
switch-options {
    service-id {{ pair.domain }};
}
multi-chassis {
    multi-chassis-protection {{ pair.keepalive.destination }} {
        interface {{ names[pair.peerLink] }};
    }
}
protocols {
    iccp {
        local-ip-addr {{ pair.keepalive.source }};
        peer {{ pair.keepalive.destination }} {
            session-establishment-hold-time 50;
            redundancy-group-id-list {{ pair.domain }};
            liveness-detection {
                minimum-interval 1000;
                multiplier 3;
            }
        }
    }
}
{% endif %}
`;
