import type { Correction } from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import type { TenantContext } from '#platform/visit'
import { unitsOf } from '#questions'
import { answerStore } from '../attempts/answer-store.ts'
import { attemptContents } from '../attempts/attempt-contents.ts'
import type { AttemptRow } from '../attempts/store.ts'
import type { ScoredUnit } from '../attempts/tables.ts'
import { scoreUnit } from '../corrections/score-unit.ts'
import { regradeStore } from '../corrections/store.ts'
import { handInWritten, marksOfAttempt, withMarks } from '../written/written-answers.ts'
import type { PaperContents } from '../papers/paper-contents.ts'
import { examStore } from '../schedule/store.ts'
import { scoreStations, stationReports } from '../stations/attempt-stations.ts'

/** What each answer of a paper is worth by the policy of its section and what was corrected; the rest is for people. */
export const scoreUnits = (
  { drawn }: Pick<AttemptRow, 'drawn'>,
  { forms }: Pick<PaperContents, 'forms'>,
  answers: ReadonlyMap<string, Answer>,
  corrections: ReadonlyMap<string, Correction>,
): ScoredUnit[] =>
  drawn.flatMap(({ policy, questions }) =>
    questions.flatMap(({ questionId, versionId, units }) => {
      const form = forms.get(versionId)
      const keys = form ? unitsOf(questionId, form.Content) : []
      return units.flatMap(({ id, tenths: most }) => {
        const key = keys.find((one) => one.id === id)?.key
        if (!key) return []
        const unit = { id, key, policy, most }
        return scoreUnit(unit, corrections.get(id), answers.get(id)) ?? []
      })
    }),
  )

/** The answers that count: what was handed in, and late ones that somebody accepted. */
const countedAnswers = async (
  tenant: TenantContext,
  attemptId: string,
): Promise<ReadonlyMap<string, Answer>> => {
  const store = answerStore(tenant)
  const late = (await store.late([attemptId]))
    .filter(({ state }) => state === 'accepted')
    .toSorted((a, b) => a.seq - b.seq)
  return new Map([
    ...(await store.answers(attemptId)).map(({ unitId, answer }) => [unitId, answer] as const),
    ...late.map(({ unitId, answer }) => [unitId, answer] as const),
  ])
}

/**
 * Adds the next version of an attempt's score, computed from what was handed in and what people gave for it; what they have
 * to mark is handed in for marking. Answers its number.
 */
export const scoreAttempt = async (
  tenant: TenantContext,
  row: AttemptRow,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<number> => {
  const contents = await attemptContents(tenant, row)
  if (!contents) throw new Error(`no paper of attempt ${row.id}`)
  const answers = await countedAnswers(tenant, row.id)
  // Nobody regrades it between what is read here and the score that comes of it.
  await examStore(tenant).share(row.examId)
  const corrections = await regradeStore(tenant).corrections(row.examId)
  const stations = await scoreStations(tenant, row)
  const scored = [...scoreUnits(row, contents, answers, corrections), ...stations]
  const written = new Map([...answers, ...(await stationReports(tenant, row, stations))])
  await handInWritten(tenant, row, { units: scored, answers: written, at })
  const units = withMarks(scored, await marksOfAttempt(tenant, row.id))
  const store = answerStore(tenant)
  const version = ((await store.scores(row.id)).at(-1)?.version ?? 0) + 1
  const unmarked = units.filter(({ tenths }) => tenths === null)
  await store.addScore({
    attemptId: row.id,
    version,
    tenths: units.reduce((sum, { tenths }) => sum + (tenths ?? 0), 0),
    maxTenths: units.reduce((sum, { most }) => sum + most, 0),
    unmarked: unmarked.length,
    unmarkedTenths: unmarked.reduce((sum, { most }) => sum + most, 0),
    units,
    reason,
    regradeId: null,
    at,
  })
  return version
}
