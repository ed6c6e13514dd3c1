import {
  handleLead,
  listLeads,
  listLicences,
  saveLicences,
  type Lead,
  type LicenceLine,
} from '@xinglin/contract/licences'
import { answer } from '#platform/http'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { isLicensed, trialStatus, type Licence } from '../rules.ts'
import { licenceStore, type LeadRow } from '../store.ts'

/** The courses of the school as a list of names, drafts left out; given by the room of courses. */
export type CourseNames = (
  visit: Visit,
  wanted: {
    readonly key: string
    readonly among?: readonly string[]
    readonly without?: readonly string[]
  },
  page: number,
  size: number,
) => Promise<{
  rows: readonly {
    readonly id: string
    readonly name: string
    readonly kind: number
    readonly isTheory: boolean
  }[]
  count: number
}>

type State = LicenceLine['State']

const stateOf = (licence: Licence): State => {
  if (!licence) return 'usual'
  if (licence.trialStart) return 'trial'
  return licence.granted ? 'granted' : 'refused'
}

const stateNames: Readonly<Record<State, string>> = {
  usual: '默认',
  granted: '已授权',
  refused: '未授权',
  trial: '试用',
}

const toLead = (row: LeadRow): Lead => ({
  Id: row.id,
  CourseId: row.courseId,
  CourseName: row.courseName,
  Name: row.name,
  Phone: row.phone,
  Message: row.message,
  State: row.state,
  Note: row.note,
  At: row.at.toISOString(),
  HandledAt: row.handledAt?.toISOString() ?? null,
})

/**
 * Answers the administration of licences, trials and wishes; `names`, and how to `forget` the lists that show trials,
 * come from the room of courses.
 */
export const licenceDeskCalls = (names: CourseNames, forget: (schoolId: string) => void) => [
  answer(
    listLicences,
    async function handleListLicences(visit, { SearchKey, State: wanted, PageIndex, PageSize }) {
      const all = await licenceStore(visit).all()
      const inState = all.filter((row) => stateOf(row) === wanted).map((row) => row.courseId)
      const narrowed = {
        key: SearchKey,
        ...(wanted === 'usual' ? { without: all.map((row) => row.courseId) } : {}),
        ...(wanted !== 'usual' && wanted !== 'all' ? { among: inState } : {}),
      }
      const { rows, count } = await names(visit, narrowed, PageIndex, PageSize)
      const licenceOf = new Map(all.map((row) => [row.courseId, row]))
      const today = dayIn(visit.school.timezone, visit.at)
      return {
        List: rows.map((row) => {
          const licence = licenceOf.get(row.id)
          return {
            CourseId: row.id,
            CourseName: row.name,
            HasVirtual: row.kind,
            State: stateOf(licence),
            TrialStart: licence?.trialStart ?? null,
            TrialEnd: licence?.trialEnd ?? null,
            TrialStatus: trialStatus(licence, today),
            IsAuthVSP: isLicensed(row.isTheory, licence, today) ? 1 : 0,
          }
        }),
        Count: count,
      }
    },
  ),

  answer(
    saveLicences,
    async function handleSaveLicences(visit, { CourseIds, State: wanted, TrialStart, TrialEnd }) {
      const isTrial = wanted === 'trial'
      if (isTrial && (!TrialStart || !TrialEnd || TrialStart > TrialEnd))
        throw refuse(saveLicences.refusals.dates)
      const { rows } = await names(visit, { key: '', among: CourseIds }, 1, CourseIds.length)
      const store = licenceStore(visit)
      for (const { id } of rows) {
        if (wanted === 'usual') await store.forget(id)
        else
          await store.write(id, {
            granted: wanted === 'granted',
            trialStart: isTrial ? TrialStart : null,
            trialEnd: isTrial ? TrialEnd : null,
          })
      }
      visit.afterwards(() => forget(visit.school.id))
      if (rows.length > 0) {
        const dates = isTrial ? `（${TrialStart}~${TrialEnd}）` : ''
        await visit.publish({
          kind: 'managed',
          area: 'licences',
          text: `把 ${rows.length} 门课程设为${stateNames[wanted]}${dates}`,
          detail: rows.map((row) => row.name).join('、'),
        })
      }
      return { Changed: rows.length }
    },
  ),

  answer(listLeads, async function handleListLeads(visit, { State: wanted, PageIndex, PageSize }) {
    const store = licenceStore(visit)
    const state = wanted === 'all' ? undefined : wanted
    return {
      List: (await store.leads(state, PageIndex, PageSize)).map(toLead),
      Count: await store.countLeads(state),
    }
  }),

  answer(handleLead, async function handleHandleLead(visit, { Id, State: wanted, Note }) {
    const handledAt = wanted === 'handled' ? visit.at : null
    const row = await licenceStore(visit).changeLead(Id, { state: wanted, note: Note, handledAt })
    if (!row) throw refuse(handleLead.refusals.missing)
    const what = wanted === 'handled' ? '处理了' : '重新打开了'
    const text = `${what}“${row.name}”对“${row.courseName}”的意向`
    await visit.publish({ kind: 'managed', area: 'licences', text, detail: Note })
    return toLead(row)
  }),
]

/** How many wishes wait for a call. */
export const newLeads = (visit: Visit): Promise<number> => licenceStore(visit).countLeads('new')
