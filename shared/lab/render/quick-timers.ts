/**
 * The library's frr.conf with short waits between a change and its computation, and between updates of BGP, so that a failure
 * settles in a second. Timers that the configuration states stay.
 */
export const withQuickTimers = (conf: string): string =>
  conf
    .replaceAll(/^router ospf$/gm, `$&\n ${spf}\n timers throttle lsa all 100\n ${arrival}`)
    .replaceAll(/^router ospf6$/gm, `$&\n ${spf}\n ${arrival}`)
    .replaceAll(/^ (ip ospf|ipv6 ospf6) dead-interval .*$/gm, '$&\n $1 retransmit-interval 1')
    .replaceAll(
      /^ neighbor (\S+) remote-as .*$/gm,
      '$&\n neighbor $1 timers connect 1\n neighbor $1 advertisement-interval 0',
    );

const spf = 'timers throttle spf 20 100 1000';
const arrival = 'timers lsa min-arrival 0';
