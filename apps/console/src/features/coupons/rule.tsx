import type { Language } from '@fairlead/contract';
import { useState } from 'react';
import { strings } from '../../shared/lib/strings';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { TextPreview } from '../../shared/ui/text-preview';
import type { Campaign } from './fields';
import { campaignStrings } from './strings';

/** The rule of a campaign as people read it in each language; nothing where it has none. */
export const CampaignRule = ({ campaign }: { campaign: Campaign }) => {
  const [chosen, setChosen] = useState<Language>('en');
  const said = { ...campaign.rule_translations, en: campaign.rule_text };
  if (said.en === '') return null;
  return (
    <div className="stack">
      <h3>{campaignStrings.rule}</h3>
      <LanguageChoice
        chosen={chosen}
        markOf={(one) => (said[one] === undefined ? strings.common.readsEnglish : null)}
        onChoose={setChosen}
        counted
      />
      <TextPreview language={chosen} title={campaign.name} text={said[chosen] ?? said.en} />
    </div>
  );
};
