import { jinja } from '../jinja.ts';

/** RouterOS has no interface that is a security association: a tunnel is GRE, which IPsec protects in transport mode. */
export const ipsec = jinja`
{% for row in byKind.tunnel if row.protection %}
{{ row.from|origin }}{{ protection(row.name, row.protection) -}}
/ip ipsec peer
add name={{ row.name }} address={{ row.tunnel.destination }}/32 local-address={{ row.tunnel.sourceAddress }} exchange-mode=ike2 profile={{ row.name }}
/ip ipsec identity
add peer={{ row.name }} auth-method=pre-shared-key secret="{{ secret[row.protection.secret] }}" my-id=address:{{ row.tunnel.sourceAddress }} remote-id=address:{{ row.tunnel.destination }} generate-policy=no
/ip ipsec policy
add peer={{ row.name }} src-address={{ row.tunnel.sourceAddress }}/32 dst-address={{ row.tunnel.destination }}/32 protocol=gre tunnel=no proposal={{ row.name }} level=require action=encrypt
{% endfor %}
`;
