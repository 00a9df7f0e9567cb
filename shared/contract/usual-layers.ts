/** The layer in which nodes of each type are as a rule. */
export const usualLayers = {
  internet: 'internet',
  router: 'edge',
  firewall: 'edge',
  switch: 'access',
  accesspoint: 'access',
  server: 'endpoint',
  user: 'endpoint',
} as const;
