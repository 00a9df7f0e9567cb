/** Who stands for everybody on the internet: an address of the range for tests between networks (RFC 2544). */
export const internetHost = '198.19.255.1';
