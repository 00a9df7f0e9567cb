import { jinja } from '../jinja.ts';

/** Router advertisements by radvd. A shared gateway's come from its link-local address, so that only its holder speaks. */
export const routerAdvertisements = jinja`
{% set advertised = interfaces|selectattr('advertisement')|list %}
{% if advertised %}
# Debian: /etc/radvd.conf
{% for row in advertised %}
{% set own = row.advertisement %}
{% set shared = row.firstHops|selectattr('family', 'eq', 6)|list %}
{{ own.from|origin }}interface {{ row.name }} {
    AdvSendAdvert on;
    IgnoreIfMissing on;
    MaxRtrAdvInterval {{ own.intervalSeconds }};
    AdvDefaultLifetime {{ own.lifetimeSeconds }};
    AdvManagedFlag {{ 'on' if own.isManaged else 'off' }};
    AdvOtherConfigFlag {{ 'on' if own.hasOtherConfiguration else 'off' }};
    AdvLinkMTU {{ row.mtu }};
{% if shared %}
    AdvRASrcAddress {
        {{ (shared|first).address }};
    };
{% endif %}
{% for row in own.prefixes %}
    prefix {{ row.prefix }} {
        AdvOnLink on;
        AdvAutonomous {{ 'on' if row.isAutonomous else 'off' }};
    };
{% endfor %}
{% if own.dnsServers %}
    RDNSS {{ own.dnsServers|join(' ') }} {
    };
{% endif %}
};
{% endfor %}
{% endif %}
`;
