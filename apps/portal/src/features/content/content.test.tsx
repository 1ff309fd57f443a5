import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls, linkTo, lost, NOW, onFreshDevice, open, press, server } from '../../../test/screen';
import { translator } from '../../shared/i18n/translator';
import { overlay } from '../../shared/ui/overlay';
import { Question } from './question';
import { QuestionList } from './question-list';
import { Rules } from './rules';

const texts = {
  faq_config: [
    { id: '3', question: 'Can I lose money?', answer: 'Yes.\n\nAll of it.', version: 2, since: NOW },
    { id: '4', question: 'Who pays?', answer: 'You do.', version: 1 },
  ],
  rules: { version: 4, since: NOW, text: 'Pay nobody.\n\n\nNever.' },
};

describe('questions and answers', () => {
  onFreshDevice();

  it('lead to their answers, but for the one that is being read', async () => {
    server.answer(calls.config.basic, texts);
    open(<QuestionList except="4" />);
    await screen.findByText('Can I lose money?');
    expect(linkTo('Can I lose money?')).toBe('/ad-center/ques-detail?id=3');
    expect(screen.queryByText('Who pays?')).toBeNull();
  });

  it('lead to customer service where there is none', async () => {
    server.answer(calls.config.basic);
    open(<QuestionList />);
    await press('Ask customer service');
    expect(overlay.get()).toEqual({ kind: 'service', recharge: false });
  });

  it('show an answer paragraph by paragraph, with its version and since when it counts', async () => {
    server.answer(calls.config.basic, texts);
    const { container } = open(<Question id="3" />);
    await screen.findByRole('heading', { name: 'Can I lose money?' });
    // The clock of a moment stands on one line.
    const shown = [...container.querySelectorAll('article p')].map(({ textContent }) => textContent);
    expect(shown).toEqual(['Yes.', 'All of it.', 'Version 2, since Mar 2, 2026, 9:30\u00a0AM\u00a0UTC']);
  });

  it('say of one that is gone that it is no longer here', async () => {
    server.answer(calls.config.basic, texts);
    open(<Question id="99" />);
    expect(await screen.findByText('This question is no longer here.')).toBeTruthy();
  });

  it('are read in the language of the moment, and anew when it changes', async () => {
    server.reply(calls.config.basic, ({ lang }) => ({
      faq_config: [{ ...texts.faq_config[0], question: `Question in ${lang}` }],
    }));
    open(<QuestionList />);
    expect(await screen.findByText('Question in en')).toBeTruthy();
    await translator.use('de');
    expect(await screen.findByText('Question in de')).toBeTruthy();
  });
});

describe('the operating rules', () => {
  onFreshDevice();

  it('are shown with the version that counts', async () => {
    server.answer(calls.config.basic, texts);
    open(<Rules />);
    expect(await screen.findByText('Never.')).toBeTruthy();
    expect(screen.getByText('Version 4, since Mar 2, 2026, 9:30 AM UTC')).toBeTruthy();
  });

  it('can be loaded again where no answer came', async () => {
    server.reply(calls.config.basic, (_, before) => (before < 3 ? lost : texts));
    open(<Rules />);
    await press('Request failed, tap to reload');
    expect(await screen.findByText('Pay nobody.')).toBeTruthy();
  });
});
