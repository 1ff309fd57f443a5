import { z } from 'zod';
import { id, username } from './basics';

/** Which holder a row of the console is about. */
export const holderRef = z.object({ id, username, operation_id: z.string() });
