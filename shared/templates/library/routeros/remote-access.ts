import { jinja } from '../jinja.ts';

/**
 * Tunnels of people, by IKEv2. A script stops at its first error, and the identities name a certificate that no script brings, and that a
 * reset takes away: they are the last that is said, so that all else is there without it.
 */
export const remoteAccess = jinja`
{% set people = device.remoteAccess %}
{% if people %}
{{ people.from|origin }}{{ protection('people', people) -}}
/ip pool
add name=people ranges={{ people.address|next_address }}-{{ people.pool|broadcast|next_address(-1) }}
/ip ipsec mode-config
add name=people responder=yes address-pool=people address-prefix-length=32 split-include={{ people.routes|join(',') }} system-dns=no{{ ' static-dns=' ~ people.dnsServers|join(',') if people.dnsServers }}
/ip ipsec policy group
add name=people
/ip ipsec policy
add group=people template=yes proposal=people src-address=0.0.0.0/0 dst-address={{ people.pool }}
/ip ipsec peer
{% for address in people.listens %}
add name=people-{{ loop.index }} passive=yes address=0.0.0.0/0 local-address={{ address }} exchange-mode=ike2 profile=people send-initial-contact=no
{% endfor %}
/ip ipsec identity
{% for address in people.listens %}
add peer=people-{{ loop.index }} auth-method={{ 'eap-radius' if people.signIn == 'radius' else 'digital-signature' }} certificate={{ people.certificate }} generate-policy=port-strict mode-config=people policy-template-group=people my-id=address:{{ address }}
{% endfor %}
{% endif %}
`;
