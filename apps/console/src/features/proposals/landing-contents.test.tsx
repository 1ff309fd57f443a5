import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { alertText, onFreshTab, open, press } from '../../../test/screen';
import { LandingContents } from './landing-contents';

const URL_OF_PAGE = '/landing/48';
const IMAGES = ['data:image/webp;base64,UklGRg==', 'data:image/webp;base64,V0VCUA=='];

/** As the server writes it, with styles that show none of it. */
const PAGE = `<!doctype html><html><head><meta charset="utf-8"><style>html{color:black}</style></head><body><h1>Tide <b>tab</b>les</h1>
  <p style="display:none">Pay &quot;first&quot;
  of all</p><div style="height:0;color:white"><img src="${IMAGES[0]}" alt="A tide"><img src="${IMAGES[1]}" style="width:0"></div>Last<br>line</body></html>`;

const answer = (html: string, status = 200) => {
  const asked: unknown[][] = [];
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    asked.push(request);
    return Promise.resolve(new Response(html, { status }));
  });
  return asked;
};

const show = () => open(<LandingContents url={URL_OF_PAGE} />, ['finance_checker']);

describe('what is in a landing page', () => {
  onFreshTab();

  it('money talk only on record: whoever approves has all its words and each of its images, whatever hides them', async () => {
    const asked = answer(PAGE);
    show();
    const words = await screen.findByText(/^Tide tables/);
    expect(words.textContent).toBe('Tide tables\nPay "first" of all\nLast\nline');
    const images = screen.getAllByRole('img').map((image) => [image.getAttribute('src'), image.className]);
    expect(images).toEqual(IMAGES.map((url) => [url, '']));
    expect(screen.getByText(/^Image 1 in the landing page.*are told: A tide$/)).toBeTruthy();
    // It is open to all: no token goes with it.
    expect(asked).toEqual([[URL_OF_PAGE]]);
  });

  it('is said to be missing where it could not be read, and is read anew', async () => {
    answer('', 404);
    show();
    expect(await alertText()).toMatch(/nothing could be read/);
    expect(screen.queryByText(/words of the landing page/)).toBeNull();
    answer('<p>One</p>');
    await press('Reload');
    expect(await screen.findByText('One')).toBeTruthy();
  });

  it('is said to be images alone where it has no words', async () => {
    answer(`<img src="${IMAGES[0]}">`);
    show();
    expect(await screen.findByText('The landing page has no words.')).toBeTruthy();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
