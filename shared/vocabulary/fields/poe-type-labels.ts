/** With what each leaves for a port of the switch. */
export const poeTypeLabels = {
  '802.3af': '802.3af, 15 W',
  '802.3at': '802.3at, 30 W',
  '802.3bt type 3': '802.3bt type 3, 60 W',
  '802.3bt type 4': '802.3bt type 4, 90 W',
} as const;
