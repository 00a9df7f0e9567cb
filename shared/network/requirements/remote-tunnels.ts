import type { Requirements } from '../../contract/requirements.ts';

/**
 * Whether people who work from elsewhere come in by tunnels of their own: required, or a VPN among the network's services. What Citrix
 * publishes is reached by servers before it.
 */
export const hasRemoteTunnels = ({
  services,
  securityRequirements: { remoteAccess },
}: Pick<Requirements, 'services' | 'securityRequirements'>): boolean =>
  remoteAccess === 'none' ? services.network.includes('vpn') : remoteAccess !== 'citrix';
