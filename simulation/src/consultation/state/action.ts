import type { RecordSection } from '#cases'
import type { Part } from '#understanding'

/** A diagnosis by its code, or typed where the list has none. */
export type Named = { readonly code?: string; readonly text?: string }

/** What a student concludes; claims are ids of what was found out (`F05`, `symptom:x`, `exam:x`, `test:x`). */
export type Conclusion = {
  readonly primary: Named
  readonly qualifiers: readonly string[]
  readonly secondary: readonly Named[]
  readonly evidence: readonly string[]
  readonly differentials: readonly (Named & { readonly evidence: readonly string[] })[]
}

/** An order of the catalogue, with its dose where it has some. */
export type Ordered = { readonly id: string; readonly dose?: string }

/** Everything that a student can do; nothing else moves a consultation. */
export type Action =
  | { readonly type: 'ask'; readonly text: string; readonly parts: readonly Part[] }
  | { readonly type: 'examine'; readonly item: string }
  | { readonly type: 'order'; readonly tests: readonly string[] }
  | { readonly type: 'read'; readonly test: string; readonly findings: readonly string[] }
  /** Virtual minutes, 1-180. */
  | { readonly type: 'wait'; readonly minutes: number }
  | { readonly type: 'treat'; readonly orders: readonly Ordered[] }
  /** Ends orders that go on: oxygen, a drip, a medicine. */
  | { readonly type: 'stop'; readonly orders: readonly string[] }
  | { readonly type: 'suspect'; readonly codes: readonly string[] }
  | { readonly type: 'diagnose'; readonly conclusion: Conclusion }
  | { readonly type: 'write'; readonly sections: Readonly<Partial<Record<RecordSection, string>>> }
  | { readonly type: 'hint' }
  | { readonly type: 'finish' }
