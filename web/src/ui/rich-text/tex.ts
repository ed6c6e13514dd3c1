/** A formula has at most so many characters: more than any that a textbook sets. */
export const longestTex = 2000

/** A formula as it is stored: its TeX, and whether it has a line of its own. */
export type Formula = { readonly tex: string; readonly place: 'line' | 'block' }
