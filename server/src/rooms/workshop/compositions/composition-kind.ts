import type { OutputOf } from '@xinglin/contract/call'
import type { CompositionCalls } from '@xinglin/contract/workshop'
import type { Problem } from '@xinglin/simulation/cases'
import { type AuditArea, refuse, type Visit } from '#platform/visit'
import { mayEdit, mayRead } from '../drafts/policy.ts'
import { compositionStore, type Tables, type WorkRow } from './composition-store.ts'
import type { Composition } from './composition-tables.ts'

/** Something that a kind is composed upon, or that was composed. */
type Taught = { readonly id: string; readonly title: string; readonly composed: boolean }

/** What is published of a composition: it knows its own version and who reviewed it. */
type Published = { readonly version: number }

/** What a kind of compositions (操作项目, 实验方案) differs in from the others; everything else is one mechanism. */
export type Kind<Base extends { readonly title: string }, Whole extends Published> = {
  readonly calls: CompositionCalls
  readonly tables: Tables
  /** What one is called, and the area of the audit list and of sensitive words that it belongs to. */
  readonly word: string
  readonly area: AuditArea
  readonly sensitiveIn: string
  /** How the keys of what is published begin. */
  readonly key: string
  /** Drafts of one author that were never approved, and bytes of a draft as JSON, at most. */
  readonly most: { readonly unapproved: number; readonly bytes: number }
  /** Everything of the kind that the school has. */
  readonly taught: (visit: Visit) => Promise<readonly Taught[]>
  readonly base: (visit: Visit, id: string) => Promise<Base | undefined>
  readonly form: (base: Base) => OutputOf<CompositionCalls['get']>['Form']
  /** What a teacher begins with. */
  readonly first: (base: Base, title: string) => Composition
  readonly isDraft: (value: unknown) => value is Composition
  /** The whole where nothing is wrong with it, read and played; and everything that is. */
  readonly played: (
    visit: Visit,
    row: WorkRow,
    base: Base,
  ) => Promise<{ readonly whole: Whole | undefined; readonly problems: readonly Problem[] }>
  readonly publish: (visit: Visit, id: string, whole: Whole, at: Date) => Promise<void>
  /** Takes away what is kept beside a draft that is deleted. */
  readonly forget?: (visit: Visit, id: string) => Promise<void>
}

/** Any kind. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a kind is composed upon stays within the kind
export type AnyKind = Kind<any, any>

const isTheirs = (visit: Visit, row: WorkRow | undefined): row is WorkRow =>
  row !== undefined && mayEdit(visit, { ...row, shared: false })

const missing = [-404, '数据不存在'] as const

/** A composition of the visitor's, or of the school that they run; any other is not there. With `hold` nobody else changes it until the call ends. */
export const ownWork = async (
  { tables }: Pick<AnyKind, 'tables'>,
  visit: Visit,
  id: string,
  lock = false,
): Promise<WorkRow> => {
  const row = await compositionStore(tables, visit)[lock ? 'lock' : 'find'](id)
  if (!isTheirs(visit, row)) throw refuse(missing)
  return row
}

/** The same, or one that was submitted and that the visitor examines. */
export const readWork = async (
  { tables }: Pick<AnyKind, 'tables'>,
  visit: Visit,
  id: string,
  lock = false,
): Promise<WorkRow> => {
  const row = await compositionStore(tables, visit)[lock ? 'lock' : 'find'](id)
  if (!row || !(await mayRead(visit, { ...row, shared: false }))) throw refuse(missing)
  return row
}

/** What a composition stands upon. */
export const baseOf = async <Base extends { readonly title: string }>(
  { base }: { readonly base: Kind<Base, Published>['base'] },
  visit: Visit,
  { baseId }: Pick<WorkRow, 'baseId'>,
): Promise<Base> => {
  const parent = await base(visit, baseId)
  if (!parent) throw refuse(missing)
  return parent
}

/** As what a draft would be published. */
export const asNext = ({ key, versionNo }: Pick<WorkRow, 'key' | 'versionNo'>) => ({
  id: key,
  version: versionNo + 1,
})
