import { caseStates } from '@xinglin/contract/workshop'
import { runsSchool, type TenantContext, type Visit } from '#platform/visit'
import { isOfSubject } from '#teachers'
import { compositionStore } from './compositions/composition-store.ts'
import { procedureKind } from './procedures/procedure-kind.ts'
import { protocolKind } from './protocols/protocol-kind.ts'
import { workStore } from './drafts/store.ts'

/** What is written in the workshops: 病例, 操作项目, 实验方案. */
export type DraftKind = 'case' | 'procedure' | 'protocol'

/** A draft as far as others speak of it. */
export type Draft = {
  readonly kind: DraftKind
  readonly title: string
  /** 0 草稿, 1 待审核, 2 已通过, 3 已退回. */
  readonly state: number
}

const compositions = [
  ['procedure', procedureKind.tables],
  ['protocol', protocolKind.tables],
] as const

/** Of some drafts of the workshops those that the visitor wrote, or all to those who run the school. */
export const draftsAmong = async (
  visit: Visit,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Draft>> => {
  const isTheirs = ({ authorId }: { readonly authorId: string | null }) =>
    runsSchool(visit) || (authorId !== null && authorId === visit.person?.id)
  const drafts = new Map<string, Draft>()
  const keep = (
    kind: DraftKind,
    rows: readonly { id: string; title: string; state: number; authorId: string | null }[],
  ) => {
    for (const { id, title, state } of rows.filter(isTheirs)) drafts.set(id, { kind, title, state })
  }
  keep('case', await workStore(visit).titled(ids))
  for (const [kind, tables] of compositions)
    keep(kind, await compositionStore(tables, visit).titled(ids))
  return drafts
}

/** How many drafts of each kind wait for the visitor to examine them: all of the school, or those of others in their subject. */
export const countToExamine = async (
  visit: Visit,
): Promise<Readonly<Record<DraftKind, number>>> => {
  const subject = await isOfSubject(visit, 'departmentHead')
  if (subject === undefined) return countDrafts(visit, caseStates.submitted)
  const from = { subject, notBy: visit.person?.id ?? '' }
  return {
    case: await workStore(visit).countSubmitted(from),
    procedure: await compositionStore(procedureKind.tables, visit).countSubmitted(from),
    protocol: await compositionStore(protocolKind.tables, visit).countSubmitted(from),
  }
}

/** How many drafts of each kind are in a state: everybody's, or one author's. */
export const countDrafts = async (
  school: TenantContext,
  state: number,
  author?: string,
): Promise<Readonly<Record<DraftKind, number>>> => ({
  case: await workStore(school).countIn(state, author),
  procedure: await compositionStore(procedureKind.tables, school).count({ state, author }),
  protocol: await compositionStore(protocolKind.tables, school).count({ state, author }),
})
