import { jinja } from '../jinja.ts';

/** Tunnels of IPsec with IKEv2: proposals, keys, profiles. */
export const ipsec = jinja`
{% for profile in ipsec %}
{% set rows = byKind.tunnel | selectattr('tunnel.profile', 'equalto', profile.name) | list %}
{{ profile.from | origin }}crypto ikev2 proposal {{ profile.name }}
 encryption {{ profile.ikeProposal.cipher | replace('aes-gcm', 'aes-gcm-' ~ profile.ikeProposal.keyBits) | replace('aes-cbc', 'aes-cbc-' ~ profile.ikeProposal.keyBits) }}
{% if profile.ikeProposal.integrityBits %}
 integrity sha{{ profile.ikeProposal.integrityBits }}
{% endif %}
{% if profile.ikeProposal.prfBits %}
 prf sha{{ profile.ikeProposal.prfBits }}
{% endif %}
 group {{ profile.ikeProposal.group }}
{% for row in rows %}
crypto ikev2 policy {{ profile.name }}
 match address local {{ row.tunnel.sourceAddress }}
 proposal {{ profile.name }}
crypto ikev2 keyring {{ profile.name }}
 peer {{ row.peer.hostname if row.peer else row.tunnel.destination }}
  address {{ row.tunnel.destination }}
  pre-shared-key {{ secret[profile.secret] }}
crypto ikev2 profile {{ profile.name }}
 match address local {{ row.tunnel.sourceAddress }}
 match identity remote address {{ row.tunnel.destination }} 255.255.255.255
 identity local address {{ row.tunnel.sourceAddress }}
 authentication remote pre-share
 authentication local pre-share
 keyring local {{ profile.name }}
 lifetime {{ profile.ikeLifetimeSeconds }}
 dpd {{ profile.deadPeerSeconds }} 2 periodic
{% endfor %}
{{ profile.from | origin }}crypto ipsec transform-set {{ profile.name }} {{ 'esp-gcm ' ~ profile.espProposal.keyBits if profile.espProposal.cipher == 'aes-gcm' else 'esp-aes ' ~ profile.espProposal.keyBits ~ ' esp-sha' ~ profile.espProposal.integrityBits ~ '-hmac' }}
 mode tunnel
crypto ipsec profile {{ profile.name }}
 set security-association lifetime seconds {{ profile.espLifetimeSeconds }}
 set transform-set {{ profile.name }}
 set pfs group{{ profile.pfsGroup or profile.espProposal.group }}
 set ikev2-profile {{ profile.name }}
!
{% endfor %}
`;
