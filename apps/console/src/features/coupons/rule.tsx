import type { Language } from '@fairlead/contract';
import { useState } from 'react';
import { languages, tagOf } from '../../shared/lib/languages';
import { LanguageChoice } from '../../shared/ui/language-choice';
import type { Campaign } from './fields';
import { campaignStrings } from './strings';

/** The rule of a campaign in each language that it is written in; nothing where it has none. */
export const CampaignRule = ({ campaign }: { campaign: Campaign }) => {
  const [chosen, setChosen] = useState<Language>('en');
  const said = { ...campaign.rule_translations, en: campaign.rule_text };
  if (said.en === '') return null;
  const among = languages.filter((language) => said[language] !== undefined);
  return (
    <div className="stack">
      <h3>{campaignStrings.rule}</h3>
      {among.length === 1 ? null : (
        <LanguageChoice chosen={chosen} among={among} markOf={() => null} onChoose={setChosen} />
      )}
      <p className="said" lang={tagOf(chosen)}>
        {said[chosen]}
      </p>
    </div>
  );
};
