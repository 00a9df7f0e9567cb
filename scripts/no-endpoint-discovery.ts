import type { Plugin } from 'esbuild';

/**
 * Leaves out where the tables' client would remember endpoints that it had discovered: none of our calls discovers any, and what remembers
 * them is 8 KB of each start.
 */
export const noEndpointDiscovery: Plugin = {
  name: 'no-endpoint-discovery',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]resolveEndpointDiscoveryConfig\.js$/ }, () => ({
      contents: 'export const resolveEndpointDiscoveryConfig = (config) => config;',
    })),
};
