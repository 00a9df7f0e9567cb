import { TextAreaField } from '@aws-amplify/ui-react';
import { type ComponentProps, memo } from 'react';

/** Several lines of text. */
export const LinesField = memo((field: ComponentProps<typeof TextAreaField>) => <TextAreaField {...field} />);
