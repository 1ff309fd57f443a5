/**
 * How flow records are folded into events (docs/domain/wallet.md#events): what the reports of one plan moved in one day,
 * one step of a plan, one withdrawal, one top-up, one hold; every other record is an event of its own.
 */
export const FLOW_EVENT_KINDS = ['plan_day', 'plan_step', 'withdrawal', 'top_up', 'hold', 'record'] as const;
export type FlowEventKind = (typeof FLOW_EVENT_KINDS)[number];
