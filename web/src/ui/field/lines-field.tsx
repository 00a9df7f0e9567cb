import { TextAreaField } from '@aws-amplify/ui-react';
import type { ComponentProps } from 'react';

/** Several lines of text. */
export const LinesField = (field: ComponentProps<typeof TextAreaField>) => <TextAreaField {...field} />;
