import { describe, expect, it } from 'vitest';
import { remakeLandingPage, showLandingPage } from './landing-page';

const remade = async (html: string): Promise<{ page: string; text: string }> => {
  const made = await remakeLandingPage(Buffer.from(html));
  if (!made.ok) throw new Error(made.reason);
  return { page: made.data.content.toString(), text: made.data.text };
};

describe('a landing page is read as a browser reads it', () => {
  it.each([
    ['with its style before it', '<style>p{color:navy}</style><html><body><p>Tide</p></body></html>'],
    ['with what stands after it', '<html><style>p{color:navy}</style></html><body><p>Tide</p></body>'],
    ['with nothing around it', '<style>p{color:navy}</style>\n<body><p>Tide</body>'],
  ])('%s', async (_, html) => {
    const { page, text } = await remade(html);
    expect(page).toContain('p{color:navy}</style>');
    expect(page).toMatch(/<body>\s*<div><p>Tide<\/p><\/div><\/body>/);
    expect(text.trim()).toBe('Tide');
  });

  it('money talk only on record: an element in the middle of a number hides none of it, wherever it stands', async () => {
    const { page, text } = await remade('<p>One</p><p>DE89 <b>3704</b> 0044</p>');
    expect(page).toContain('<body><p>One</p><p>DE89 <b>3704</b> 0044</p></body>');
    expect(text).toContain('DE89 3704 0044');
  });
});

describe('a landing page that was kept', () => {
  it('money talk only on record: no box in it is open in the frame of a phone and shut where it was approved', () => {
    const kept = `<!doctype html><html><head><meta charset="utf-8"><style>html{color:black}.a > p{max-height:calc((600px - 100vh)*1000);margin:0}</style></head><body><p style="overflow:hidden;font-family:&quot;Tide&quot;;color:red">One &lt;b style=&quot;height:9vh&quot;&gt;</p><div style="height:9vh">Two</div></body></html>`;
    const shown = showLandingPage(kept);
    expect(shown).toContain(
      '<body><p style="font-family:&quot;Tide&quot;;color:red">One &lt;b style=&quot;height:9vh&quot;&gt;</p><div>Two</div></body>',
    );
    expect(shown).toContain('.a > p{margin:0}</style><style>html{background:white!important}</style>');
    expect(shown).not.toMatch(/max-height|calc|overflow/);
  });

  it('money talk only on record: what is written to look like the start of a style begins none', async () => {
    const words = '<p alt=" style=">;color:red;</p><p class=" style=overflow:hidden x=">Tide</p>';
    const { page } = await remade(words);
    for (const made of [page, showLandingPage(page)]) expect(made).toContain(`<body>${words}</body>`);
  });

  it('is shown as it was made where nothing in it is refused', async () => {
    const { page } = await remade(
      '<style>p{color:navy}</style><p style="margin:4px" class="a">Tide &amp; tables</p>',
    );
    const shown = showLandingPage(page);
    const bodyOf = (html: string): string => html.slice(html.indexOf('<body>'));
    expect(bodyOf(shown)).toBe(bodyOf(page));
    expect(shown).toContain('p{color:navy}');
    expect(showLandingPage(shown)).toContain(bodyOf(page));
  });
});
