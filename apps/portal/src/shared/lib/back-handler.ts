import { observable } from '@fairlead/ui/observable';
import { useEffect } from 'react';

/** The handler of the screen on show, if it has one. */
export const backHandler = observable<(() => void) | null>(null);

/** While mounted, the header's arrow runs this instead of leaving; null leaves it as it is. */
export const useBackHandler = (handler: (() => void) | null): void => {
  useEffect(() => {
    backHandler.set(handler);
    return () => backHandler.set(null);
  }, [handler]);
};
