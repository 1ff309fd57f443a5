import { type Theme, themeOf } from '@fairlead/ui/theme';
import { useState } from 'react';
import { ChoiceField } from '../shared/ui/field';
import { theme } from '../shared/ui/theme';
import { appStrings } from './strings';

export const ThemeChoice = () => {
  const [chosen, setChosen] = useState<Theme>(theme.read);
  const choose = (value: string): void => {
    const next = themeOf(value);
    theme.apply(next);
    setChosen(next);
  };
  return (
    <ChoiceField
      label={appStrings.theme.label}
      value={chosen === 'system' ? '' : chosen}
      onType={choose}
      emptyLabel={appStrings.theme.system}
      choices={[
        { value: 'light', label: appStrings.theme.light },
        { value: 'dark', label: appStrings.theme.dark },
      ]}
    />
  );
};
