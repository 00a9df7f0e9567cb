import { configure, getConfig } from '@testing-library/react';

const eagerly = getConfig().getElementError;

/**
 * What a query did not find is told with the whole document. While an element is awaited all but the last of these errors
 * are thrown away, so the document is printed when somebody reads the message.
 */
function lazily(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // A report shows the test's line, not this one.
  Error.captureStackTrace(error, lazily);
  let printed: string | undefined;
  const get = (): string => {
    printed ??= eagerly(message, container).message;
    return printed;
  };
  return Object.defineProperty(error, 'message', { configurable: true, get });
}

configure({ getElementError: lazily });
