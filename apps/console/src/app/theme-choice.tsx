import { useState } from 'react';
import { strings } from '../strings';
import { ChoiceField } from '../ui/field';
import { THEMES, type Theme, theme } from '../ui/theme';

export const ThemeChoice = () => {
  const [chosen, setChosen] = useState<Theme>(theme.read);
  const choose = (value: string): void => {
    const next = THEMES.find((one) => one === value) ?? 'system';
    theme.apply(next);
    setChosen(next);
  };
  return (
    <ChoiceField
      label={strings.theme.label}
      value={chosen === 'system' ? '' : chosen}
      onType={choose}
      emptyLabel={strings.theme.system}
      choices={[
        { value: 'light', label: strings.theme.light },
        { value: 'dark', label: strings.theme.dark },
      ]}
    />
  );
};
