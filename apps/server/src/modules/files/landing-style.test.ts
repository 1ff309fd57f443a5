import { describe, expect, it } from 'vitest';
import { cleanDeclarations, cleanSheet } from './landing-style';

describe('the styles of a landing page', () => {
  it.each([
    {
      family: 'units of the frame',
      refused: [
        'width:50vw',
        'height:100VH',
        'font-size:3.5vmin',
        'top:1e3dvh',
        'margin:-.5svw auto',
        'padding:9lvmax',
        'width:9vi',
        'height:9vb',
        'gap:9cqi',
        'width:9cqmax',
      ],
    },
    {
      family: 'values that are worked out',
      refused: [
        'max-height:calc((600px - 100vh)*1000)',
        'width:min(9px,1em)',
        'width:MAX(9px,1em)',
        'height:clamp(1px,2em,3px)',
        'grid-template-columns:minmax(1px,1fr)',
        'width:fit-content(9px)',
        'margin:round(9px,2px)',
        'color:if(x: red)',
        'gap:env(x)',
        'height:attr(alt px)',
        'color:var(--x)',
        '--x:9px',
        'color:color(display-p3 1 0 0)',
      ],
    },
    {
      family: 'heights by the frame, and places at its edges',
      refused: [
        'height:100%',
        'min-height:\n9%',
        'max-block-size:stretch',
        'height:-webkit-fill-available',
        'position:absolute',
        'position:sticky',
        'position:/**/fixed',
        'background:linear-gradient(red,blue) fixed',
        'writing-mode:vertical-rl',
      ],
    },
    {
      family: 'what cuts off a part',
      refused: [
        'overflow:hidden',
        'overflow-y:clip',
        'clip:auto',
        'clip-path:none',
        'mask:none',
        '-webkit-mask-image:none',
        'contain:paint',
        'content-visibility:auto',
        '-webkit-line-clamp:1',
        'object-fit:none',
        'object-position:0 9px',
      ],
    },
    {
      family: 'words and numbers that are no text',
      refused: [
        'content:counter(x)',
        "list-style-type:'Pay'",
        "quotes:'IBAN' ''",
        'counter-reset:list-item 3704',
        'counter-set:list-item 44',
      ],
    },
  ])('stay without $family, in an element and in a sheet', ({ refused }) => {
    expect(refused.filter((one) => cleanDeclarations(one) !== '')).toEqual([]);
    expect(refused.filter((one) => cleanSheet(`p{${one}}`) !== '')).toEqual([]);
  });

  it.each([
    'width:50%',
    'height:90px',
    'line-height:150%',
    'position:relative',
    'overflow-wrap:anywhere',
    'color:color-mix(in srgb,red,blue)',
    'background:linear-gradient(90deg,rgb(1 2 3),white)',
    'grid-template-columns:repeat(2,1fr)',
    "font-family:'Open Sans'",
  ])('keep %s', (plain) => {
    expect([cleanDeclarations(plain), cleanSheet(`p{${plain}}`)]).toEqual([plain, `p{${plain}}`]);
  });
});
