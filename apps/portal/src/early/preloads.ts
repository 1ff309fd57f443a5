/** What the early script knows of a build; numbers stand for places in `files`. */
export interface Preloads {
  /** Names below `/assets/`. */
  readonly files: readonly string[];
  /** By the name of a usual screen's file: what it needs beside the app's entry. */
  readonly screens: Readonly<Record<string, readonly number[]>>;
  /** By language the texts of every inner screen, and its first ones, which are a part of the app in English. */
  readonly packs: Readonly<Record<string, readonly [portal: number, core?: number]>>;
  /** What stands between the entry and every screen that wants a token. */
  readonly behindLogin: readonly number[];
}
