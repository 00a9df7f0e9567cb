import { jinja } from '../jinja.ts';

/** Off in every VLAN that is not named, and the querier off in each (Junos, "igmp-snooping" and "l2-querier", with ELS). */
export const igmpSnooping = jinja`
{% if device.kind == 'switch' and device.igmpSnooping %}
{% set own = device.igmpSnooping %}
{{ own.from | origin }}protocols {
    igmp-snooping {
{% for id in own.vlans %}
{% if own.querier and id in own.querier.vlans %}
        vlan {{ junos.vlanName[id | string] }} {
            l2-querier {
                source-address {{ own.querier.address }};
            }
        }
{% else %}
        vlan {{ junos.vlanName[id | string] }};
{% endif %}
{% endfor %}
    }
}
{% endif %}
`;
