import type { Meaning } from '#ontology'

/** How likely a case makes a question: true for what its patient can be asked. */
export type Expectation = {
  readonly has: (meaning: Meaning) => boolean
  /** Symptoms that the patient can tell of, the complaint first: what is felt and not said where is one of them. */
  readonly symptoms?: readonly string[]
}

/** What was said before, oldest first, with what it was answered where that is known, and what the case makes likely. */
export type DialogueContext = {
  readonly before: readonly {
    readonly text: string
    readonly meanings: readonly Meaning[]
    readonly answer?: string | undefined
  }[]
  readonly expects?: Expectation
}
