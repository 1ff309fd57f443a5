import type { account } from './messages/en/account';
import type { activity } from './messages/en/activity';
import type { control } from './messages/en/control';
import type { core } from './messages/en/core';
import type { guest } from './messages/en/guest';
import type { legal } from './messages/en/legal';
import type { notices } from './messages/en/notices';
import type { plans } from './messages/en/plans';
import type { portal } from './messages/en/portal';
import type { reasons } from './messages/en/reasons';
import type { recovery } from './messages/en/recovery';
import type { security } from './messages/en/security';
import type { transparency } from './messages/en/transparency';
import type { Arguments } from './parameters';

/**
 * English, whole: the type of every other language. Their files are checked against this module, so it
 * knows none of them; `loading.ts` knows them all.
 */
export interface EnglishPacks {
  /** What the first screens need: login, the frame, general errors. */
  core: typeof core;
  /** What every screen behind the login needs, and the texts of ad centre and wallet. */
  portal: typeof portal;
  /** Plans, products, puts and coupons. */
  plans: typeof plans;
  /** The control of a running plan: pause and limits, fetched with its part of the plan's page. */
  control: typeof control;
  /** What concerns the person: entry, messages, passwords, standing, following, acceptors, objections. */
  account: typeof account;
  /** A forgotten login password, before the login and where somebody signed in stops it. */
  recovery: typeof recovery;
  /** What happened to one's money, the inbox, and what stands around the chat. */
  activity: typeof activity;
  /** The page of transparency, and the record of what staff did. */
  transparency: typeof transparency;
  /** Passkeys, one-time codes and recovery codes: the page of them, and where one is asked for. */
  security: typeof security;
  /** A phrase for each refusal of the contract. */
  reasons: typeof reasons;
  /** What the server writes to people. */
  notices: typeof notices;
  /** What people need who are not signed in: registration, with its fields wherever they stand again; what they agree to; support for guests. */
  guest: typeof guest;
  /** The first terms of use and privacy notice; only the server publishes them. */
  legal: typeof legal;
}

export type PackName = keyof EnglishPacks;
/** A pack that an app loads; the others are written by the server alone. */
export type ScreenPack = Exclude<PackName, 'notices' | 'legal'>;
export type Messages = EnglishPacks['core'] &
  EnglishPacks['portal'] &
  EnglishPacks['plans'] &
  EnglishPacks['control'] &
  EnglishPacks['account'] &
  EnglishPacks['recovery'] &
  EnglishPacks['activity'] &
  EnglishPacks['transparency'] &
  EnglishPacks['security'] &
  EnglishPacks['reasons'] &
  EnglishPacks['notices'] &
  EnglishPacks['guest'] &
  EnglishPacks['legal'];
export type MessageKey = keyof Messages & string;
/** The keys of messages that take no parameters: for labels, titles and the like in tables. */
export type PlainKey = {
  [Key in MessageKey]: Arguments<Messages[Key]> extends [] ? Key : never;
}[MessageKey];

/**
 * Another language's texts for a part of the English ones: no other keys, any text. Each file of
 * `messages/<language>/` is checked against the English file of the same name. A pack is the file of its name; a matter
 * that would make it too long has a file of its own, which the pack's takes in.
 */
export type Translation<English> = { readonly [Key in keyof English]?: string };

/** A pack in any language. */
export type PackOf<Name extends PackName> = Required<Translation<EnglishPacks[Name]>>;

/** The packs of a language, each fetched only when it is wanted. */
export type Loaders = { readonly [Name in ScreenPack]: () => Promise<Partial<PackOf<Name>>> };
