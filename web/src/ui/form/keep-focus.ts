import type { MouseEvent } from 'react';

/**
 * For buttons below fields. Pressing one would leave the field, whose error would push the button from under the
 * pointer before it is let go, and nothing would be clicked.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault();
