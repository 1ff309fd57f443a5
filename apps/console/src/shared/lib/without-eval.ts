import { config } from 'zod';

// The contract's schemas would compile themselves with `new Function`, which the page's content policy forbids.
// Imported before anything that makes a schema.
config({ jitless: true });
