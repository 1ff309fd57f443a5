import { z } from 'zod';

/** `WEBHOOK_HOSTS_INSIDE`: names and addresses, with commas between, that webhooks may reach although they are not public. */
export const webhookVariables = {
  WEBHOOK_HOSTS_INSIDE: z
    .string()
    .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
    .refine((hosts) => hosts.every((host) => /^[a-z0-9._-]+$|^\[[0-9a-f:.]+\]$/.test(host)), 'names of hosts')
    .optional(),
};
