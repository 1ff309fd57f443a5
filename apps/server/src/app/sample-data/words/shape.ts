/** What one sample product says in one language. */
export interface ProductWords {
  /** What viewers see. */
  readonly content: string;
  /** Who is shown it. */
  readonly targeting: string;
  /** What is advertised. */
  readonly description: string;
}

/** Coupons of the sample, by what they are called in it. */
export type SampleCoupon = 'newcomer' | 'spring' | 'tenth' | 'crew' | 'thanks' | 'winter';

/** A chat: a question, its answer, thanks, and what is said to them; by turns of the person and of support. */
export type SampleTalk = readonly [string, string, string, string];

export interface SampleWords {
  /** How a plan on any of them is billed. */
  readonly rule: string;
  /** The rule of the coupon that thanks. */
  readonly thanks: string;
  /** The rules of the campaigns. */
  readonly spring: string;
  readonly newcomer: string;
  /** Their names. */
  readonly coupons: Readonly<Record<SampleCoupon, string>>;
  /** What the person who speaks this language wrote with support. */
  readonly talk: SampleTalk;
  /** What a landing page says under the game's name, and on its button. */
  readonly page: { readonly invitation: string; readonly button: string };
  /** By the name of the product's cover. */
  readonly products: Readonly<Record<string, ProductWords>>;
}
