import * as drafts from '@fairlead/ui/use-draft';
import { session } from '../session/session';

/** Where the draft of a form is kept: another person who logs in on this tab must not see it. */
export const draftKey = (name: string): string => drafts.draftKey(`${session.userInfo()?.id ?? ''}-${name}`);

/** What the signed-in person is typing. @param name of the form; see `@fairlead/ui/use-draft` */
export const useDraft = <Draft extends { readonly [K in keyof Draft]: string }>(
  name: string,
  empty: Draft,
  secrets?: readonly (keyof Draft)[],
) => drafts.useDraft(draftKey(name), empty, secrets);
