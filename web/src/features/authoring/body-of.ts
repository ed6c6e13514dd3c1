import type { DraftBody } from '@xinglin/contract/authoring'

/** The body of an item of one kind. */
export type BodyOf<K extends DraftBody['Kind']> = Extract<DraftBody, { Kind: K }>

/** What the fields of a kind are given. */
export type FieldsOf<K extends DraftBody['Kind']> = {
  readonly body: BodyOf<K>
  readonly onChange: (body: BodyOf<K>) => void
}
