import type { PaperForm, PolicyOfSection, StationKindName } from '@xinglin/contract/exams'
import type { QuestionType } from '@xinglin/contract/questions'
import { solveBlueprint } from '@xinglin/simulation/papers'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { questionPool } from '#questions'
import { targetStore } from '#targets'
import { totalsOf } from './papers/check-paper.ts'
import { freezePaper } from './papers/freeze-paper.ts'
import { paperStore } from './papers/store.ts'
import { settleHold } from './schedule/settle-hold.ts'
import { examStore } from './schedule/store.ts'

type NewExam = {
  readonly id: string | undefined
  readonly name: string
  readonly note: string
  readonly minutes: number
  readonly attempts: number
  readonly ownerId: string
  readonly studentIds: readonly string[]
  readonly opensAt: Date
  readonly closesAt: Date
  readonly at: Date
  /** When its results are out: once it is handed in, or by hand; when that was done, where it was. */
  readonly release: 'submitted' | 'manual'
  readonly releasedAt: Date | null
  /** Questions that other examinations have. */
  readonly without: ReadonlySet<string>
  readonly sections: readonly {
    readonly name: string
    readonly policy: PolicyOfSection
    readonly oneWay: boolean
    readonly questions: readonly {
      readonly type: string
      readonly count: number
      readonly points: number
    }[]
    readonly stations: readonly {
      readonly kind: StationKindName
      readonly workId: string
      readonly minutes: number
      readonly points: number
    }[]
  }[]
}

/** The form of a paper whose questions are chosen of the bank; throws what the bank has not. */
const formOf = async (school: TenantContext, exam: NewExam): Promise<PaperForm> => {
  const cells = exam.sections.flatMap((section, at) =>
    section.questions.map((one) => ({
      id: `${at} ${one.type}`,
      type: one.type as QuestionType,
      theme: '',
      difficulty: 0,
      count: one.count,
    })),
  )
  const types = [...new Set(cells.map(({ type }) => type))]
  const all = (await questionPool(school).ofTypes(types)).filter(({ id }) => !exam.without.has(id))
  const { pools, short } = solveBlueprint(exam.name, cells, all)
  if (short.size > 0) throw new Error(`${exam.name}: the bank lacks ${[...short.keys()].join()}`)
  return {
    Name: exam.name,
    Note: exam.note,
    Sections: exam.sections.map((section, at) => ({
      Id: newId(exam.at.getTime()),
      Name: section.name,
      Policy: section.policy,
      OneWay: section.oneWay,
      Mixed: true,
      MixOptions: true,
      Items: section.questions.flatMap(({ type, points }) =>
        (pools.get(`${at} ${type}`) ?? []).map((QuestionId) => ({
          QuestionId,
          Tenths: points * 10,
        })),
      ),
      Cells: [],
      Stations: section.stations.map(({ kind, workId, minutes, points }) => ({
        Id: newId(exam.at.getTime()),
        Kind: kind,
        WorkId: workId,
        Minutes: minutes,
        Tenths: points * 10,
      })),
    })),
  }
}

const makePaper = async (
  school: TenantContext,
  exam: NewExam,
): Promise<{ paperId: string; paperVersion: number; questions: readonly string[] }> => {
  const form = await formOf(school, exam)
  const id = newId(exam.at.getTime())
  const { content, used } = await freezePaper(school, form, id)
  const totals = totalsOf(form)
  const { at, ownerId } = exam
  await paperStore(school).add({
    id,
    ownerId,
    state: 'active',
    name: form.Name,
    form,
    ...totals,
    versionNo: 1,
    isChanged: false,
    edition: 1,
    createdAt: at,
    editedAt: at,
  })
  await paperStore(school).addVersion({
    id: newId(at.getTime()),
    paperId: id,
    no: 1,
    name: form.Name,
    note: form.Note,
    content,
    ...totals,
    frozenBy: ownerId,
    frozenAt: at,
  })
  await questionPool(school).use(
    { kind: 'paper', usedIn: id, name: `试卷“${form.Name}”`, at },
    used,
  )
  return { paperId: id, paperVersion: 1, questions: used.map((one) => one.id) }
}

/** Makes a published examination of some students, with a paper chosen of the bank; answers its id and its questions. */
export const makeExam = async (
  school: TenantContext,
  exam: NewExam,
): Promise<{ readonly id: string; readonly questions: readonly string[] }> => {
  const id = exam.id ?? newId(exam.at.getTime())
  const { questions, ...paper } = await makePaper(school, exam)
  await examStore(school).add({
    id,
    contestId: null,
    ownerId: exam.ownerId,
    name: exam.name,
    state: 'published',
    ...paper,
    visibleAt: null,
    opensAt: exam.opensAt,
    closesAt: exam.closesAt,
    minutes: exam.minutes,
    extraMinutes: 0,
    extraReason: '',
    attempts: exam.attempts,
    accessCode: '',
    safeBrowser: false,
    release: { Score: exam.release, Answers: exam.release, Keys: exam.release },
    releasedAt: exam.releasedAt,
    holdsQuestions: null,
    announcedAt: exam.at,
    remindedAt: exam.at,
    resultToldAt: exam.at,
    seed: id,
    version: 1,
    publishedAt: exam.at,
    createdAt: exam.at,
    editedAt: exam.at,
  })
  await targetStore(school).retarget(
    id,
    'exam',
    exam.studentIds.map((refId) => ({ kind: 'person' as const, refId, excluded: false })),
  )
  await settleHold(school, id, new Date())
  return { id, questions }
}
