import { ApiError } from '@fairlead/contract/client';
import { expect, it, vi } from 'vitest';
import { queryClient } from './query-client';

const read = (name: string, queryFn: () => Promise<string>) =>
  queryClient.fetchQuery({
    queryKey: [name],
    queryFn,
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    retryDelay: 0,
  });

it('a reading is made again where the server had no database just then, and not where it refuses', async () => {
  const passing = vi.fn(async () => 'read').mockRejectedValueOnce(new ApiError('http', 503, 'not ready'));
  expect(await read('passing', passing)).toBe('read');
  expect(passing).toHaveBeenCalledTimes(2);
  const refused = vi.fn(async () => 'read').mockRejectedValue(new ApiError('code', 405, 'no such data'));
  await expect(read('refused', refused)).rejects.toThrow('no such data');
  expect(refused).toHaveBeenCalledTimes(1);
});
