import type { Draft } from '@xinglin/simulation/cases'
import type { Source } from './sources.ts'

type Plain = Readonly<Record<string, unknown>>

type Named = {
  /** The member that it is about. */
  readonly name: string
  readonly label: string
  readonly hint?: string | ((item: Plain) => string)
  /** How much of a row of six it takes; all of it unless said. */
  readonly span?: 1 | 2 | 3 | 4 | 6
  /** It stays, empty, when nothing is left in it: its being there says something. */
  readonly always?: true
  /** When it is shown at all. */
  readonly when?: (item: Plain) => boolean
}

/** Something that can be chosen from a short list. */
export type Choice = { readonly value: string | number; readonly name: string }

/** One line of a form of a draft: what stands in a member, and how it is edited. Forms are lists of these, as data. */
export type Field = Named &
  (
    | { readonly kind: 'text'; readonly most: number }
    | { readonly kind: 'area'; readonly most: number; readonly rows?: number }
    | { readonly kind: 'number'; readonly unit?: string }
    | { readonly kind: 'choice'; readonly options: readonly Choice[]; readonly none?: string }
    | { readonly kind: 'flag' }
    /** Short words. */
    | { readonly kind: 'words'; readonly most: number; readonly longest: number }
    /** Sentences, one a line. */
    | { readonly kind: 'lines'; readonly rows?: number }
    /** Groups of words of which each must be met by one: a group a line, its words parted by 、. */
    | { readonly kind: 'tokens' }
    /** Entries of a catalogue, or of the case itself. */
    | { readonly kind: 'pick'; readonly from: Source; readonly most: number }
    | { readonly kind: 'one'; readonly from: Source }
    | { readonly kind: 'group'; readonly fields: readonly Field[]; readonly fresh?: Plain }
    | ({ readonly kind: 'list' } & ListOf)
    /** Members by the names of a catalogue: symptoms, moods, leads. */
    | {
        readonly kind: 'record'
        readonly from: Source
        readonly noun: string
        readonly fields: readonly Field[]
        /** An entry may be this text alone. */
        readonly short?: string
        readonly fresh: unknown
      }
    /** What kind of thing it is decides which lines it has. */
    | {
        readonly kind: 'variant'
        readonly by: string
        readonly none: string
        readonly variants: readonly Variant[]
      }
    | { readonly kind: 'values' }
    | { readonly kind: 'orders' }
  )

/** One of the kinds that something can be. */
export type Variant = {
  readonly value: string
  readonly name: string
  readonly fields: readonly Field[]
  readonly fresh: Plain
}

/** A list of entries that are edited one at a time. */
export type ListOf = {
  /** What an entry is called: 事实. */
  readonly noun: string
  readonly fields: readonly Field[] | ((item: Plain) => readonly Field[])
  readonly titleOf: (item: Plain, draft: Draft) => string
  /** Words beside the title. */
  readonly tagsOf?: (item: Plain) => readonly string[]
  /** How a new entry begins; several where there are several kinds of them. */
  readonly fresh: readonly {
    readonly name: string
    readonly make: (list: readonly unknown[]) => Plain
  }[]
  /** Entries are begun by choosing one of these, under this member. */
  readonly begin?: { readonly from: Source; readonly as: string }
  readonly most: number
}
