import * as z from 'zod';

// Has to run before any schema is made: schemas made earlier are compiled by `new Function`, which the site's content security
// policy refuses, and which costs a function's first answer more than it saves.
z.config({ jitless: true });
