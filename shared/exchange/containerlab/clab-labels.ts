/** Labels that carry what containerlab has no field for; places are under the names that its graphs use. */
export const clabLabels = {
  label: 'netwright-label',
  type: 'netwright-type',
  site: 'netwright-site',
  x: 'graph-posX',
  y: 'graph-posY',
} as const;
