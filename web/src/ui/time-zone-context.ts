import { createContext } from 'react';

/** `<TimeZoneContext value="Africa/Nairobi">`: dates below are shown in it; `undefined` is the browser's. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
