/// <reference types="vite/client" />

/** web/theme-styles.ts */
declare module 'virtual:theme.css';

/** web/network-colors.ts */
declare module 'virtual:network-colors.css';

/** web/landing-plan.ts */
declare module 'virtual:landing-plan' {
  export const landingPlan: import('#web/features/home/landing-plan.ts').LandingPlan;
}
