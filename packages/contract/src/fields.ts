import { FIELD_REASONS, type FieldReason } from '@fairlead/vocabulary';
import type { z } from 'zod';
import type { Call } from './core';

const isFieldReason = (text: string): text is FieldReason =>
  (FIELD_REASONS as readonly string[]).includes(text);

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown => {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
};

const reasonOf = (issue: z.core.$ZodIssue, value: unknown): FieldReason => {
  const given = valueAt(value, issue.path);
  if (issue.code === 'custom') return isFieldReason(issue.message) ? issue.message : 'invalid_format';
  if (given === undefined || given === '') return 'required';
  switch (issue.code) {
    case 'invalid_type':
      return 'wrong_type';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'too_small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'too_big';
    case 'invalid_value':
    case 'invalid_union':
      return 'not_one_of';
    default:
      return 'invalid_format';
  }
};

/**
 * The fields a request was refused for, by name (`data.fields`): nested names with dots, the first reason of each.
 * `value` is what was parsed; an empty or absent field that is needed is `required`, whatever else is wrong with it.
 */
export const fieldErrors = (error: z.ZodError, value: unknown): Record<string, FieldReason> => {
  // A map, since senders name the fields: `__proto__` and `constructor` are names like others.
  const fields = new Map<string, FieldReason>();
  const add = (name: string, reason: FieldReason): void => {
    if (!fields.has(name)) fields.set(name, reason);
  };
  for (const issue of error.issues) {
    const parent = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...parent, key].join('.'), 'unknown_field');
    } else {
      add(parent.join('.'), reasonOf(issue, value));
    }
  }
  return Object.fromEntries(fields);
};

/** Whether a call's request has rules that JSON Schema cannot say: the server then runs the zod schema as well. */
export const hasRefinements = (call: Call): boolean =>
  (call.request._zod.def.checks ?? []).some((check) => check._zod.def.check === 'custom');
