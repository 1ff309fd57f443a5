import { Client } from 'pg';
import type { EmbeddedPostgresLog } from '../options';

/** Asks one question over a connection of its own; the first row. */
export async function ask(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(question);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

/** A log that keeps what is said above `debug`. */
export function keepingLog(): EmbeddedPostgresLog & { readonly lines: string[] } {
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
  };
  return { lines, debug: () => undefined, info: keep, warn: keep, error: keep };
}
