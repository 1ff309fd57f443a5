import { ApiError } from '@fairlead/contract/client';
import type { SecondStep } from '@fairlead/vocabulary';
import type { RequestFor } from '../api';

/** A second step, or what stands for the person without one. */
export type Way = SecondStep | 'password' | 'sign_in';

/** What a person shows. */
export type StepProof = RequestFor<'factor.endTotp'>;

/** Which second steps the server asks for, where that is why it refused; else null. */
export const stepsNeeded = (error: unknown): readonly SecondStep[] | null =>
  error instanceof ApiError && error.data.reason === 'second_step_needed'
    ? (error.data.second_steps ?? [])
    : null;
