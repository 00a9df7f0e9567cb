import { jinja } from '../jinja.ts';
import { forgedSourcesTerm } from './forged-sources.ts';

/** What comes from outside to a router that forwards everything else. Where another filter is on the port, it is a term of that. */
export const ingressFilter = jinja`
{% if junos.platform != 'srx' and forged.interfaces and not firewall.policies %}
{% for family in [4, 6] %}
{% set own = forged.prefixes4 if family == 4 else forged.prefixes6 %}
{% set here = namespace(rows=[]) %}
{% for row in forged.interfaces if (row.ipv4 if family == 4 else row.ipv6) and not (family == 4 and row.trust == 'none' and junos.classes) %}
{% set here.rows = here.rows + [row] %}
{% endfor %}
{% if own and here.rows %}
{% set inet = 'inet' if family == 4 else 'inet6' %}
{{ device.members[0].node | origin }}firewall {
    family {{ inet }} {
        filter from-outside{{ '' if family == 4 else '-ipv6' }} {
${forgedSourcesTerm}            term everything-else {
                then accept;
            }
        }
    }
}
interfaces {
{% for row in here.rows %}
{% set place = junos.unit[row.key].split('.') %}
{{ row.from | origin }}    {{ place[0] }} {
        unit {{ place[1] }} {
            family {{ inet }} {
                filter {
                    input from-outside{{ '' if family == 4 else '-ipv6' }};
                }
            }
        }
    }
{% endfor %}
}
{% endif %}
{% endfor %}
{% endif %}
`;
