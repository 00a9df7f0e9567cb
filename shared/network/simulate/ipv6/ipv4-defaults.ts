export const everything = '0.0.0.0/0';

/** All of IPv4 beside codes of global addresses, where `::/0` is everything. */
export const ipv4Defaults: readonly string[] = ['0.0.0.0/1', '128.0.0.0/2', '192.0.0.0/3'];
