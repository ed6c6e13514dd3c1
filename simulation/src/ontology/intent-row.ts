/** The part of a history that an intent belongs to; `action` and `guard` are no questions to a patient. */
export type IntentGroup =
  | 'comm'
  | 'basic'
  | 'hpi'
  | 'general'
  | 'past'
  | 'personal'
  | 'marital'
  | 'family'
  | 'child'
  | 'action'
  | 'guard'

/** What may be special about an intent. */
export type IntentTraits = {
  /** Asks broadly: it opens the story and no more. */
  readonly open?: true
  /** Said by the doctor and answered by an acknowledgement. */
  readonly statement?: true
  /** Needs an entity: a symptom or a disease. */
  readonly entity?: 'symptom' | 'disease'
  /** Exists for this sex alone: 0 female, 1 male. */
  readonly sex?: 0 | 1
  readonly adult?: true
  readonly child?: true
  /** What a patient answers of whom the case says nothing: only where no is the safe answer. */
  readonly nothing?: string
  /** Asks for more of another meaning, whose answer serves where the case has none of its own. */
  readonly after?: string
}

/** A row of the tables: id, group, professional name, how a patient names it, a model question, traits. */
export type IntentRow = readonly [
  id: string,
  group: IntentGroup,
  zh: string,
  topic: string,
  model: string,
  traits?: IntentTraits,
]
