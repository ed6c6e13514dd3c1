/** One chest compression: when (ms since the first of its series), how deep, and how much the chest stayed pressed in (cm). */
export type Stroke = { readonly at: number; readonly depth: number; readonly left: number }

/**
 * What a student does. A deed is named with its target, its way and its figures as the procedure offers them; `prepare`
 * lays out tools; `compress` hands in a series of compressions as they were made; `undo` takes back the last
 * action (guided mode alone).
 */
export type Action =
  | {
      readonly type: 'perform'
      readonly deed: string
      readonly target?: string
      readonly option?: string
      readonly values?: Readonly<Record<string, number>>
    }
  | { readonly type: 'prepare'; readonly tools: readonly string[] }
  | { readonly type: 'compress'; readonly strokes: readonly Stroke[] }
  | { readonly type: 'wait'; readonly seconds: number }
  | { readonly type: 'hint' }
  | { readonly type: 'undo' }
  | { readonly type: 'finish' }
