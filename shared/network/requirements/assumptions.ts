/**
 * Figures that the engine plans with and that no design changes; those that a design may change are in
 * changeable-assumptions.ts. "Guidance" is published practice (campus design guides, IEEE 802.3,
 * RFCs); "default" is chosen here where guidance leaves the choice to the designer.
 */
export const assumptions = {
  /**
   * Radios of an access point, 2.4 and 5 GHz. Where it has neighbours, its clients are planned for one of them, since 2.4 GHz has too few
   * channels for all; one that stands alone fills both.
   */
  radiosPerAccessPoint: 2,
  /** Part of a cell up to which a room and the place before its door share one access point: the rest is the wall's. Default. */
  cellAtTheDoor: 0.5,
  /** A square of 90 m sides keeps every outlet within a 90 m copper run of its centre. Guidance: 90 m. */
  m2PerCloset: 8_100,
  /** Metres of twisted pair from port to port, patches apart. Guidance: ISO/IEC 11801. */
  copperM: 90,
  /** Uplink slots of an access switch, beside its user ports. */
  uplinkPorts: 4,
  /** Links between the two of a pair: a bundle survives a transceiver. Guidance. */
  peerLinks: 2,
  /** Watts at the switch: access point 802.3at class 4, camera class 3, phone class 2. Guidance. */
  poeWatts: { accessPoint: 30, camera: 15.4, phone: 7 },
  /** Addresses at the start of each subnet kept for gateways and fixed devices. Default. */
  reservedAddresses: 10,
  /** Trunks carry untagged frames in a VLAN that nothing uses. Guidance. */
  nativeVlan: 999,
  /** Ports that nothing is plugged into are down, and in a VLAN that goes nowhere. Guidance. */
  parkingVlan: 998,
  /** Names and time where no server inside gives them, and for guests: Quad9 and Cloudflare. Default. */
  publicResolvers: ['9.9.9.9', '149.112.112.112'],
  publicResolversIpv6: ['2620:fe::fe', '2620:fe::9'],
  publicTimeServers: ['162.159.200.1', '162.159.200.123'],
  /** For hosts of IPv6 alone: Cloudflare’s and Google’s DNS64, and Cloudflare’s time. Default. */
  publicResolversDns64: ['2606:4700:4700::64', '2001:4860:4860::6464'],
  publicTimeServersIpv6: ['2606:4700:f1::1', '2606:4700:f1::123'],
} as const;

export interface AccessModel {
  readonly ports: number;
  /** PoE budget in watts that common models of this size have. */
  readonly poeBudgetW: number;
}

export const smallAccessModel: AccessModel = { ports: 24, poeBudgetW: 370 };
export const largeAccessModel: AccessModel = { ports: 48, poeBudgetW: 740 };
/** In a cabinet outdoors or beside machines: on a rail, without a fan. */
export const industrialModel: AccessModel = { ports: 8, poeBudgetW: 240 };

/** Mbit/s of ports for twisted pair. Source: IEEE 802.3ab, 802.3bz and 802.3an. */
export const twistedPairMbps = [1_000, 2_500, 5_000, 10_000] as const;

/** Mbit/s of the links inside a site. */
export const linkMbps = {
  user: 1_000,
  accessPoint: 1_000,
  denseAccessPoint: 2_500,
  accessUplink: 10_000,
  industrialUplink: 1_000,
  server: 10_000,
  serverUplink: 100_000,
  edge: 10_000,
} as const;
