import { screensAreAccessible } from './accessible-screens.ts';

screensAreAccessible({ width: 1440, colorScheme: 'light' });
