import type { Page } from '@playwright/test';
import { nameAt, routes } from '../../apps/portal/src/app/routes';
import type { RouteName } from '../../apps/portal/src/shared/paths';
import { Walker } from './walker';

const PRESS_MS = 5_000;
const CHANGE_MS = 1_500;
const OF_ONE_LOOK = 2;
/** So many lead everywhere several times over: who did not arrive by then has no door. */
const MOST_TOUCHES = 120;

/** What can be touched on the screen as it stands, by name; and where the screen is. */
interface Sight {
  /** Address and open dialog; numbers of rows and addresses of contacts left out. */
  readonly place: string;
  readonly links: readonly string[];
  /** Each begins with the name of its look. */
  readonly buttons: readonly string[];
  /** False where the screen says that it could not be read, or that it is not for this person. */
  readonly isUsable: boolean;
}

/**
 * Runs in the page. `wanted` gets a mark by which it can be touched. Nothing is named that sends, ends or leaves: no
 * button of a form, none that is not the first of its screen, none that answers a question in a dialog.
 */
const sightOf = (wanted: string | null): Sight => {
  const REFUSED =
    '[type="submit"], button.button--quiet, button.button--danger, .dialog button.button, .dialog__close, .notification__toggle, .keypad__key';
  const REFUSED_NAMES = ['Back', 'Claim the coupon'];
  const withoutIds = (address: string): string => address.replace(/\b(id|url)=[^&]*/g, '$1=…');
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const dialog = dialogs[dialogs.length - 1];
  document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
  const links = new Set<string>();
  const buttons = new Set<string>();
  for (const one of (dialog ?? document).querySelectorAll<HTMLElement>('a[href], button, summary')) {
    const label = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\d+/g, '0');
    const isOff = one.matches(':disabled') || one.matches(REFUSED) || REFUSED_NAMES.includes(label);
    if (isOff || !one.checkVisibility({ visibilityProperty: true })) continue;
    const address = one.getAttribute('href');
    if (address !== null && !address.startsWith('#/')) continue;
    const name = address === null ? `${one.className || one.tagName}: ${label}` : withoutIds(address);
    (address === null ? buttons : links).add(name);
    if (name === wanted && document.querySelector('[data-wanted]') === null) one.dataset.wanted = '';
  }
  return {
    place:
      withoutIds(location.hash) + (dialog === undefined ? '' : ` ${dialog.querySelector('h2')?.textContent}`),
    links: [...links],
    buttons: [...buttons],
    isUsable: document.querySelector('main .retry, main .plain-page') === null,
  };
};

/** Run in the page: where it is, and how many dialogs are open. */
const outline = (): string => location.hash + document.querySelectorAll('[role="dialog"]').length;
const hasChanged = (before: string): boolean =>
  location.hash + document.querySelectorAll('[role="dialog"]').length !== before;

/** A place of the app, and what was touched one after the other to come there from the first screen. */
interface Found extends Sight {
  readonly way: readonly string[];
}

type Kind = 'links' | 'buttons';

/** The whole of the app: links lead on at once; buttons, most of which do not, are left for what is missing then. */
export const ALL_KINDS: readonly Kind[] = ['links', 'buttons'];
/** What a busy machine drew too late is found by the second look at the links, before the far slower buttons. */
const PASSES: readonly (readonly Kind[])[] = [['links'], ['links'], ALL_KINDS];

/**
 * Goes through the app as a finger does: from the first screen on, breadth first, over links, rows, tabs, buttons and
 * dialogs. The only address that it types is the site's own.
 */
export class Crawler {
  readonly reached = new Set<RouteName>();
  /** What is drawn, and a finger did not get at. */
  readonly untouchable: string[] = [];
  private readonly walker: Walker;
  private readonly places = new Set<string>();
  private readonly touched = new Set<string>();

  constructor(private readonly page: Page) {
    this.walker = new Walker(page);
    // A contact elsewhere opens in a page of its own.
    page.context().on('page', (other) => void other.close());
    // Some of what is open to all only stands for a moment on the way in.
    page.on('framenavigated', (frame) => this.note(frame.url(), true));
    this.note(page.url(), true);
  }

  /** Opens the site's own address: the first screen. */
  async begin(): Promise<void> {
    await this.page.goto('/');
    await this.see();
  }

  /** Touches this, if need be after the dialog over it was closed, and waits for what comes of it. */
  private async touch(name: string): Promise<boolean> {
    const target = this.page.locator('[data-wanted]');
    const before = await this.page.evaluate(outline);
    let why = '';
    do {
      await this.page.evaluate(sightOf, name);
      if ((await target.count()) === 0) continue;
      try {
        await target.tap({ timeout: PRESS_MS });
        // A dialog's code may be on its way without a request that could be waited for; most buttons open none.
        await this.page.waitForFunction(hasChanged, before, { timeout: CHANGE_MS }).catch(() => undefined);
        await this.walker.settle();
        return true;
      } catch (error) {
        why = String(error);
      }
      // One may open while the finger is on its way.
    } while (await this.closeDialog());
    if (why !== '') this.untouchable.push(`${name} at ${this.page.url()} cannot be touched: ${why}`);
    return false;
  }

  private async closeDialog(): Promise<boolean> {
    const close = this.page.locator('.dialog__close').last();
    if ((await close.count()) === 0) return false;
    await close.tap({ timeout: PRESS_MS });
    await close.waitFor({ state: 'hidden' });
    await this.walker.settle();
    return true;
  }

  /** Follows everything until each of these is reached, or nothing is left. What has no door is missed each time. */
  async reach(expected: readonly RouteName[], passes = PASSES): Promise<void> {
    const isComplete = (): boolean => expected.every((name) => this.reached.has(name));
    for (const kinds of passes) {
      if (isComplete()) return;
      this.places.clear();
      this.touched.clear();
      await this.crawl(kinds, () => this.touched.size >= MOST_TOUCHES || isComplete());
    }
  }

  private async crawl(kinds: readonly Kind[], isDone: () => boolean): Promise<void> {
    await this.begin();
    const first: Found = { ...(await this.see()), way: [] };
    this.places.add(first.place);
    const found = [first];
    // What lies under a dialog that nobody asked for.
    if (await this.closeDialog()) found.push({ ...(await this.see()), way: [] });
    for (const kind of kinds) for (const from of found) await this.follow(from, kind, found, isDone);
  }

  /** Touches what is new at a place; where that leads, if nobody was there yet, is added to what was found. */
  private async follow(from: Found, kind: Kind, found: Found[], isDone: () => boolean): Promise<void> {
    const ofOneLook = new Map<string | undefined, number>();
    for (const name of from[kind]) {
      // The same wherever they stand: links to one address, and the buttons of the header.
      const isEverywhere = kind === 'links' || name.startsWith('header__');
      const mark = isEverywhere ? name : `${from.place} ${name}`;
      const look = isEverywhere ? name : name.split(':')[0];
      const alike = ofOneLook.get(look) ?? 0;
      // Of buttons that look alike a few stand for all.
      if (isDone() || this.touched.has(mark) || alike >= OF_ONE_LOOK) continue;
      ofOneLook.set(look, alike + 1);
      this.touched.add(mark);
      const next = await this.step(from, name);
      if (next !== undefined) {
        found.push(next);
        // What a button opened may be gone soon.
        if (kind === 'buttons') await this.follow(next, 'links', found, isDone);
        if (next.place.includes(' ')) await this.follow(next, 'buttons', found, isDone);
      }
      await this.closeDialog();
      if ((await this.see()).place !== from.place) await this.page.goBack();
    }
  }

  /** Touches one thing; returns where it led if nobody was there yet. */
  private async step(from: Found, name: string): Promise<Found | undefined> {
    if (!(await this.goTo(from)) || !(await this.touch(name))) return undefined;
    const next: Found = { ...(await this.see()), way: [...from.way, name] };
    if (this.places.has(next.place)) return undefined;
    this.places.add(next.place);
    return next;
  }

  /** From the first screen on, the whole way. */
  private async goTo({ place, way }: Found): Promise<boolean> {
    if ((await this.see()).place === place) return true;
    await this.begin();
    for (const name of way) if (!(await this.touch(name))) return false;
    return true;
  }

  /** The way back can lead past the start of the app, which is then read anew under the look that is taken. */
  private async look(): Promise<Sight> {
    try {
      await this.walker.settle();
      return await this.page.evaluate(sightOf, null);
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await this.page.waitForLoadState();
      return this.look();
    }
  }

  private async see(): Promise<Sight> {
    const sight = await this.look();
    if (sight.isUsable) this.note(this.page.url());
    return sight;
  }

  private note(url: string, openOnly = false): void {
    const [path = ''] = (url.split('#')[1] ?? '').split('?');
    const name = nameAt(path);
    if (name !== undefined && !(openOnly && routes[name].needsToken)) this.reached.add(name);
  }
}
