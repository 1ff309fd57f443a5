import type { Database } from '@fairlead/db';

/** One node of a plan as the database tells it. */
interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement as it was really run, inside a function too. */
export interface Statement {
  readonly text: string;
  /** Rows that it took up from tables, those that it then threw away too. */
  readonly rowsRead: number;
  /** Where most of them came from. */
  readonly from: string;
}

const readOf = (node: PlanNode): number =>
  node['Relation Name'] === undefined
    ? 0
    : (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops'];

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const statementOf = (notice: string): Statement | null => {
  const plan = /plan:\n([\s\S]*)$/.exec(notice)?.[1];
  if (plan === undefined) return null;
  const { 'Query Text': text, Plan: root } = JSON.parse(plan) as { 'Query Text': string; Plan: PlanNode };
  const nodes = [...nodesOf(root)].sort((left, right) => readOf(right) - readOf(left));
  const rowsRead = nodes.reduce((sum, node) => sum + readOf(node), 0);
  return { text, rowsRead: Math.round(rowsRead), from: nodes[0]?.['Relation Name'] ?? '' };
};

/**
 * Makes every connection opened from now on tell the plan of each statement that it ran, with what it read. What a
 * small table makes as good as an index is not chosen: what still reads a whole table has no index to go by.
 */
export const tellPlans = (name: string): string => `
  alter database ${name} set session_preload_libraries = 'auto_explain';
  alter database ${name} set auto_explain.log_min_duration = 0;
  alter database ${name} set auto_explain.log_analyze = on;
  alter database ${name} set auto_explain.log_timing = off;
  alter database ${name} set auto_explain.log_nested_statements = on;
  alter database ${name} set auto_explain.log_format = 'json';
  alter database ${name} set auto_explain.log_level = 'notice';
  alter database ${name} set enable_seqscan = off;
  alter database ${name} set enable_hashjoin = off;
  alter database ${name} set enable_mergejoin = off;
  alter database ${name} set enable_sort = off;
  alter database ${name} set enable_presorted_aggregate = off;`;

interface Listening {
  emit(event: string, ...values: unknown[]): boolean;
}

/** Hears what the connections of this process tell, whichever pool they belong to. */
export const watchStatements = async (database: Database) => {
  const client = await database.connect();
  const shared = Object.getPrototypeOf(client) as Listening;
  client.release();
  let heard: Statement[] = [];
  const { emit } = shared;
  shared.emit = function (this: Listening, event: string, ...values: unknown[]): boolean {
    if (event === 'notice') {
      const statement = statementOf(String((values[0] as Error).message));
      if (statement !== null) heard.push(statement);
    }
    return emit.call(this, event, ...values);
  };
  return {
    /** What was run while this did. */
    during: async <Result>(work: () => Promise<Result>) => {
      heard = [];
      const result = await work();
      return { result, statements: heard };
    },
    stop: () => {
      shared.emit = emit;
    },
  };
};
