import { screensAreAccessible } from './accessible-screens.ts';

screensAreAccessible({ width: 390, colorScheme: 'dark' });
