/**
 * What a word of the lexicon can mean: `s:` a symptom, `~s:` a symptom when nothing better is named, `d:` and `~d:` the
 * same of diseases, `t:` an intent by its topic, `c:` a concept, `p:` a part of the body, `f:` a feeling that a part makes
 * a symptom.
 */
export type Sense = string

/** A linear model over hashed features that tells classes apart. */
export type Linear = {
  /** What is told apart, in the order of the columns. */
  readonly classes: readonly string[]
  /** Hashes of the features, ascending. */
  readonly features: Uint32Array
  /** Where the weights of a feature begin; one longer than `features`. */
  readonly starts: Uint32Array
  /** The class of each weight. */
  readonly columns: Uint16Array
  /** Weights in steps of `scale`. */
  readonly weights: Int8Array
  readonly scale: number
}

/** A row of numbers for each hashed feature. */
export type Rows = {
  /** Hashes of the features, ascending. */
  readonly features: Uint32Array
  /** Numbers in a row. */
  readonly width: number
  /** The rows one after another, in steps of `scale`. */
  readonly values: Int8Array
  readonly scale: number
}

/** What one layer of a net makes of the one below: a sum for each of its cells. */
export type Layer = { readonly weights: Float32Array; readonly offsets: Float32Array }

/** A net of one hidden layer that tells classes apart by what is said and what is around it. */
export type Net = {
  readonly classes: readonly string[]
  /** For the features of what is said. */
  readonly own: Rows
  /** For those of the clauses beside it and of the turns before. */
  readonly around: Rows
  readonly hidden: Layer
  readonly output: Layer
  /** Whether more than one thing is asked or told: above 0 where it is likelier than not. */
  readonly several: Layer
}

/** What was learnt from the language of the repository: made by its trainer, handed in by the caller. */
export type Model = {
  /** Changes with anything that was learnt from. */
  readonly version: string
  /** Those of them that a doctor says rather than asks. */
  readonly statements: readonly string[]
  /** Every word of the lexicon with its senses. */
  readonly words: Readonly<Record<string, readonly Sense[]>>
  /** `part feeling` to the symptom that they make. */
  readonly composed: Readonly<Record<string, string>>
  /** `sense symptom` to what the symptom is when that was spoken of before it: 来月经 … 肚子疼 is dysmenorrhoea. */
  readonly paired: Readonly<Record<string, string>>
  /** A syllable without tone to the characters that sound so, for words that were typed by ear. */
  readonly sounds: Readonly<Record<string, string>>
  /** Tells intents apart, and `offtopic`. */
  readonly intents: Linear
  /** Tell the same apart, from more of what was said before and around; they know the same features. */
  readonly nets: readonly Net[]
  /** The offset and the weights by which one believes what is understood beside something else; none believe all of it. */
  readonly beside: readonly number[]
  /** Tells apart which symptom (`symptom:cough`) or disease a clause asks for whose words the lexicon lacks. */
  readonly entities: Linear
}
