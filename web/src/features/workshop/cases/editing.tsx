import type { Draft } from '@xinglin/simulation/cases'
import { createContext, type ReactNode, use } from 'react'
import type { Field } from './form-field.ts'
import type { Path } from '../drafts/path.ts'

/** A finding of the proofreader with its place in the draft. */
export type DraftProblem = { readonly place: string; readonly zh: string; readonly stops: boolean }

/** What the fields of an editor share: the draft, how it is changed, what is wrong with it, where. */
export type Editing = {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly readOnly: boolean
  readonly put: (path: Path, value: unknown) => void
  /** Draws the lines of a form within a form: forms hold forms, and no file may know itself. */
  readonly draw: (fields: readonly Field[], path: Path) => ReactNode
}

const Place = createContext<Editing | undefined>(undefined)

/** Lets everything within edit one draft. */
export const EditingPlace = ({ editing, children }: { editing: Editing; children: ReactNode }) => (
  <Place value={editing}>{children}</Place>
)

/** The draft that is edited here. */
export const useEditing = (): Editing => {
  const editing = use(Place)
  if (!editing) throw new Error('nothing is edited here')
  return editing
}

const placeOf = (path: Path): string => path.join('.')

/** What was found at a place itself. */
export const problemsAt = (
  problems: readonly DraftProblem[],
  path: Path,
): readonly DraftProblem[] => problems.filter(({ place }) => place === placeOf(path))

/** What was found at a place and below it. */
export const problemsWithin = (
  problems: readonly DraftProblem[],
  path: Path,
): readonly DraftProblem[] =>
  problems.filter(({ place }) => place === placeOf(path) || place.startsWith(`${placeOf(path)}.`))

/** What a field says beside itself: what stops submission as its error, what is only advice as a hint. */
export const problemBeside = (problems: readonly DraftProblem[]) => ({
  error: problems.find(({ stops }) => stops)?.zh,
  advice: problems.find(({ stops }) => !stops)?.zh,
})
