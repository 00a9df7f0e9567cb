import { jinja } from '../jinja.ts';

/** Addresses that the device hands out itself. */
export const dhcp = jinja`
{% set pools = interfaces | selectattr('dhcpPool') | list %}
{% if pools %}
config system dhcp server
{% for row in pools %}
{% set pool = row.dhcpPool %}
{{ pool.from | origin }}    edit {{ loop.index }}
        set interface "{{ row.name }}"
        set default-gateway {{ pool.gateway }}
        set netmask {{ pool.subnet | netmask }}
        set lease-time {{ pool.leaseSeconds }}
        set dns-service specify
{% for server in pool.dnsServers %}
        set dns-server{{ loop.index }} {{ server }}
{% endfor %}
{% if pool.ntpServers %}
        set ntp-service specify
{% for server in pool.ntpServers %}
{% if loop.index <= 3 %}
        set ntp-server{{ loop.index }} {{ server }}
{% endif %}
{% endfor %}
{% endif %}
        config ip-range
            edit 1
                set start-ip {{ pool.first }}
                set end-ip {{ pool.last }}
            next
        end
{% if pool.options %}
        config options
{% for option in pool.options %}
            edit {{ loop.index }}
                set code {{ option.code }}
                set type {{ 'hex' if option.hex else 'string' }}
                set value "{{ option.hex or option.values | join(',') }}"
            next
{% endfor %}
        end
{% endif %}
    next
{% endfor %}
end
{% endif %}
{% set served = interfaces | selectattr('dhcp6') | selectattr('dhcp6.kind', 'equalto', 'server') | list %}
{% if served %}
config system dhcp6 server
{% for row in served %}
{{ row.dhcp6.from | origin }}    edit {{ loop.index }}
        set interface "{{ row.name }}"
        set subnet {{ row.ipv6[0] | network }}/{{ row.ipv6[0] | prefix }}
        set dns-service specify
{% for server in row.dhcp6.dnsServers %}
        set dns-server{{ loop.index }} {{ server }}
{% endfor %}
    next
{% endfor %}
end
{% endif %}
`;
