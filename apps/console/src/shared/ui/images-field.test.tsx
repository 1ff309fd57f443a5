import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  calls,
  field,
  leave,
  lost,
  noteOf,
  onFreshTab,
  open,
  press,
  refused,
  server,
} from '../../../test/screen';
import { ImageField } from './image-field';
import { ImagesField } from './images-field';
import { ShownOnce } from './shown-once';

const DELIVERY = ['delivery'] as const;
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const pick = async (...files: readonly File[]): Promise<void> => {
  fireEvent.change(await field('Pictures'), { target: { files } });
};
let told = '';

const Several = ({ first = '' }: { first?: string }) => {
  const [value, setValue] = useState(first);
  told = value;
  return <ImagesField label="Pictures" value={value} onType={setValue} />;
};
const One = () => {
  const [value, setValue] = useState('');
  told = value;
  return <ImageField label="Pictures" value={value} onType={setValue} />;
};

describe('the choice of pictures', () => {
  onFreshTab();
  beforeEach(() => {
    server.reply(calls.consoleUpload.image, (_, before) => ({
      ...{ file_id: String(before + 1), url: `/files/${before + 1}` },
    }));
  });

  it('sends each at once and states all by their numbers; one can be removed again', async () => {
    open(<Several />, DELIVERY);
    await pick(picture('a.png'), picture('b.png'));
    await waitFor(() => expect(told).toBe('1 2'));
    expect(screen.getByAltText('Picture 2 stands ready.').getAttribute('src')).toBe('/files/2');
    await press('Remove picture 1');
    expect(told).toBe('2');
    expect(screen.queryByAltText('Picture 1 stands ready.')).toBeNull();
  });

  it('takes six at most, and says so', async () => {
    open(<Several />, DELIVERY);
    await pick(...Array.from({ length: 8 }, (_, index) => picture(`${index}.png`)));
    await waitFor(() => expect(told).toBe('1 2 3 4 5 6'));
    expect(server.sent(calls.consoleUpload.image)).toHaveLength(6);
    expect(await noteOf('Pictures')).toBe('Six pictures are the most.');
    expect((await field('Pictures')).disabled).toBe(true);
  });

  it('keeps those that were sent where a later one is refused, and says why', async () => {
    server.reply(calls.consoleUpload.image, (_, before) =>
      before === 1 ? refused('not_an_image') : { file_id: String(before + 1) },
    );
    open(<Several />, DELIVERY);
    await pick(picture('a.png'), picture('b.png'), picture('c.png'));
    await waitFor(async () => expect(await noteOf('Pictures')).toBe('Refused: not_an_image.'));
    expect(told).toBe('1');
  });

  it('names by their number those that stood ready before a reload', () => {
    open(<Several first="7 8" />, DELIVERY);
    expect(screen.getByText('Picture 7 stands ready.')).toBeTruthy();
    expect(screen.getByText('Picture 8 stands ready.')).toBeTruthy();
  });

  it('of one: the next takes the place of the one before; a lost one leaves it', async () => {
    open(<One />, DELIVERY);
    await pick(picture('a.png'));
    await waitFor(() => expect(told).toBe('1'));
    await pick(picture('b.png'));
    await waitFor(() => expect(told).toBe('2'));
    server.reply(calls.consoleUpload.image, () => lost);
    await pick(picture('c.png'));
    await waitFor(async () => expect(await noteOf('Pictures')).toMatch(/^No answer came\./));
    expect(told).toBe('2');
  });
});

describe('what is shown once', () => {
  onFreshTab();

  it('speaks of one or of several, and goes when it is hidden', async () => {
    let isHidden = false;
    const hide = () => {
      isHidden = true;
    };
    open(<ShownOnce texts={['A', 'B']} onHide={hide} />, DELIVERY);
    expect(screen.getByText('Copy them now. They cannot be shown again.')).toBeTruthy();
    await press('I have copied them');
    expect(isHidden).toBe(true);
    leave();
    open(<ShownOnce texts={['A']} note="Code for anna_1." onHide={hide} />, DELIVERY);
    expect(screen.getByText('Code for anna_1.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'I have copied it' })).toBeTruthy();
  });
});
