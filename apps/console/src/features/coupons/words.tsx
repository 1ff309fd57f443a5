import type { Language } from '@fairlead/contract';
import { useState } from 'react';
import { LanguageChoice, READS_ENGLISH } from '../../shared/ui/language-choice';
import { TextPreview } from '../../shared/ui/text-preview';
import type { Campaign } from './fields';
import { campaignStrings } from './strings';

/** The name and the rule of a campaign as people read them in each language. */
export const CampaignWords = ({ campaign }: { campaign: Campaign }) => {
  const [chosen, setChosen] = useState<Language>('en');
  const names = { ...campaign.name_translations, en: campaign.name };
  const rules = { ...campaign.rule_translations, en: campaign.rule_text };
  const isSaidIn = (one: Language): boolean =>
    names[one] !== undefined && (rules.en === '' || rules[one] !== undefined);
  return (
    <div className="stack">
      <h3>{campaignStrings.said}</h3>
      <LanguageChoice
        chosen={chosen}
        markOf={(one) => (isSaidIn(one) ? null : READS_ENGLISH)}
        onChoose={setChosen}
        counted
      />
      <TextPreview language={chosen} title={names[chosen] ?? names.en} text={rules[chosen] ?? rules.en} />
    </div>
  );
};
