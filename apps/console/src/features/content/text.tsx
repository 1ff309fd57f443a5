import type { Language } from '@fairlead/contract';
import { list, proposeText, save } from '@fairlead/contract/calls/content';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { callApi } from '../../shared/api';
import { useAll } from '../../shared/api/read-all';
import { words as inWords, strings } from '../../shared/lib/strings';
import { useMay } from '../../shared/session/staff';
import { ActDialog } from '../../shared/ui/act-dialog';
import { Button } from '../../shared/ui/button';
import { LanguageChoice } from '../../shared/ui/language-choice';
import { ProposalLink } from '../../shared/ui/links';
import { Page } from '../../shared/ui/page';
import { Reading } from '../../shared/ui/reading';
import { RecordLink } from '../../shared/ui/record-link';
import { StateTag } from '../../shared/ui/state-tag';
import { TextPreview } from '../../shared/ui/text-preview';
import { textStrings } from './strings';
import { NEW_QUESTION, type Text } from './text-draft';
import { type InLanguage, TextEditor } from './text-editor';

/** One text on its page: its words in every language, and the way to its readers. */
export const TextPage = () => {
  const { id } = useParams();
  const query = useAll(list, {});
  // Kept while what is saved becomes the next version: whoever writes one language after another goes on where they are.
  const [language, setLanguage] = useState<Language>('en');
  const inLanguage = { language, onLanguage: setLanguage };
  const back = <Link to="/texts">{textStrings.back}</Link>;
  if (id === 'new') {
    return (
      <Page title={textStrings.write} tools={back}>
        <TextEditor base={NEW_QUESTION} {...inLanguage} onChanged={() => undefined} />
      </Page>
    );
  }
  return (
    <Reading query={query} data={query.data}>
      {(texts) => {
        const newest = texts.find((text) => text.id === id);
        return (
          <Page
            title={newest?.title.en ?? textStrings.gone}
            tools={
              <div className="row">
                {newest ? <RecordLink of="content" id={newest.id} /> : null}
                {back}
              </div>
            }
          >
            {newest ? (
              <Newest key={`${newest.id} ${newest.version}`} text={newest} {...inLanguage} />
            ) : (
              <p className="panel">{strings.common.goneHelp}</p>
            )}
          </Page>
        );
      }}
    </Reading>
  );
};

interface NewestProps extends InLanguage {
  text: Text;
}

const Newest = ({ text, ...inLanguage }: NewestProps) => {
  const mayWrite = useMay(save);
  const [changed, setChanged] = useState(false);
  return (
    <>
      <div className="row">
        <span>
          {inWords(text.kind)}, {textStrings.versionRead(text.version)}
        </span>
        <StateTag state={text.state} />
        <Publishing text={text} isChanged={changed} />
      </div>
      {mayWrite ? (
        <TextEditor id={text.id} base={text} {...inLanguage} onChanged={setChanged} />
      ) : (
        <ReadOnly text={text} {...inLanguage} />
      )}
    </>
  );
};

const ReadOnly = ({ text, language, onLanguage }: NewestProps) => (
  <>
    <LanguageChoice
      chosen={language}
      markOf={(one) => (text.behind.includes(one) ? textStrings.older : null)}
      onChoose={onLanguage}
      counted
    />
    <TextPreview
      language={language}
      title={text.title[language]}
      text={text.text[language]}
      foot={textStrings.versionRead(text.version)}
    />
  </>
);

/** The way of a draft to its readers: two people's. */
const Publishing = ({ text, isChanged }: { text: Text; isChanged: boolean }) => {
  const mayPropose = useMay(proposeText);
  const [proposing, setProposing] = useState(false);
  if (text.proposal_id) return <ProposalLink id={text.proposal_id} />;
  if (!mayPropose) return null;
  if (text.state !== 'draft') return <span className="soft">{textStrings.nothingNew}</span>;
  if (isChanged) return <span className="soft">{textStrings.saveFirst}</span>;
  return (
    <>
      <Button onClick={() => setProposing(true)}>{textStrings.propose}</Button>
      {proposing ? (
        <ActDialog
          title={textStrings.propose}
          note={textStrings.proposeNote}
          name={`propose-text-${text.id}`}
          fields={[{ name: 'reason', kind: 'line', label: strings.common.reason }]}
          submit={textStrings.propose}
          onClose={() => setProposing(false)}
          run={({ reason }) => callApi(proposeText, { id: text.id, reason })}
        />
      ) : null}
    </>
  );
};
