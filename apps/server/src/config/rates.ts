import { z } from 'zod';

/** Such as `EUR/USD=1.09,GBP/USD=1.27`. */
export const rates = z
  .string()
  .regex(
    /^[A-Z]{3}\/[A-Z]{3}=\d{1,9}(\.\d{1,8})?(,[A-Z]{3}\/[A-Z]{3}=\d{1,9}(\.\d{1,8})?)*$/,
    'write pairs and rates as EUR/USD=1.09,GBP/USD=1.27',
  )
  .transform(
    (text): ReadonlyMap<string, number> =>
      new Map(text.split(',').map((one) => [one.slice(0, 7), Number(one.slice(8))])),
  );
