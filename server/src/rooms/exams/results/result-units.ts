import type { Correction, ExamResult, ResultUnit } from '@xinglin/contract/exams'
import type { Answer, QuestionForm } from '@xinglin/contract/questions'
import type { Visit } from '#platform/visit'
import type { StationResult } from '#simulations/kernel'
import { keyOfUnit, openContent, unitsOf } from '#questions'
import type { ScoreRow } from '../attempts/answer-store.ts'
import type { AttemptRow } from '../attempts/store.ts'
import { keysOf } from '../corrections/score-unit.ts'
import type { FrozenStation } from '../papers/frozen-paper.ts'
import type { WrittenMark } from '../written/written-answers.ts'
import { stationSheet } from './station-sheet.ts'

/** What the answers of an attempt are told from. */
export type ResultMaterial = {
  readonly visit: Visit
  readonly released: ExamResult['Released']
  readonly score: ScoreRow
  readonly answers: ReadonlyMap<string, Answer>
  readonly forms: ReadonlyMap<string, QuestionForm>
  /** What people gave, by question. */
  readonly marks: ReadonlyMap<string, WrittenMark>
  /** Which written answers may be looked at again, by question. */
  readonly rechecks: ReadonlyMap<string, NonNullable<ResultUnit['Recheck']>>
  /** What holds of items otherwise than their questions say. */
  readonly corrections: ReadonlyMap<string, Correction>
  /** Where stations stand, by their ids. */
  readonly stations: ReadonlyMap<string, StationResult>
  /** Questions that another examination may ask now: nothing is shown of them. */
  readonly withheld: ReadonlySet<string>
}

const isRight = (kind: string): boolean => kind === 'right' || kind === 'key'

/** A question with the blanks that were corrected. */
const corrected = (form: QuestionForm, correction: Correction | undefined): QuestionForm =>
  form.Content.Type === 'blank' && correction && correction.Blanks.length > 0
    ? { ...form, Content: { ...form.Content, Blanks: correction.Blanks } }
    : form

const toKey = (
  form: QuestionForm,
  unit: Parameters<typeof keyOfUnit>[1],
  correction: Correction | undefined,
): NonNullable<ResultUnit['Key']> => {
  const [first, ...others] = keysOf(unit.key, correction)
  const key = keyOfUnit(corrected(form, correction), { ...unit, key: first })
  return {
    ...key,
    Also: others.map((one) =>
      one.kind === 'options'
        ? one.options.filter(({ kind }) => isRight(kind)).map(({ id }) => id)
        : [],
    ),
    Rubric: key.Rubric.map(({ Text, Tenths }) => ({ Text, Points: Tenths / 10 })),
  }
}

const toMark = (given: WrittenMark | undefined): ResultUnit['Mark'] =>
  given
    ? {
        Criteria: given.rubric.map(({ Id, Name, Max }) => ({
          Name,
          Points: given.mark.Points[Id] ?? 0,
          Most: Max,
        })),
        Comment: given.mark.Comment,
      }
    : null

/** Every answer of an attempt, as far as it is out. */
export const unitResults = (
  { drawn }: AttemptRow,
  {
    visit,
    released,
    score,
    answers,
    forms,
    withheld,
    marks,
    corrections,
    rechecks,
    stations: results,
  }: ResultMaterial,
): ResultUnit[] => {
  const scored = new Map(score.units.map((one) => [one.id, one]))
  const ofStation = ({ id, tenths }: FrozenStation): ResultUnit => {
    const one = scored.get(id)
    const isTold = released.Score && released.Answers && one !== undefined
    return {
      QuestionId: id,
      Points: tenths / 10,
      Treatment: 'scored',
      Answer: null,
      Score: isTold && one.tenths !== null ? one.tenths / 10 : null,
      State: isTold ? one.state : null,
      Mark: null,
      Station: stationSheet(results.get(id), released),
      Recheck: null,
      Key: null,
    }
  }
  return drawn.flatMap(({ questions, stations = [] }) => [
    ...questions.flatMap(({ questionId, versionId, units }) => {
      const form = forms.get(versionId)
      if (!form || withheld.has(questionId)) return []
      const opened = { ...form, Content: openContent(visit, form.Content) }
      const keys = unitsOf(questionId, opened.Content)
      return units.map(({ id, tenths }) => {
        const one = scored.get(id)
        const unit = keys.find((key) => key.id === id)
        // The points of each answer tell the key as much as the key does.
        const isTold = released.Score && released.Answers
        const correction = corrections.get(id)
        return {
          QuestionId: id,
          Points: (one?.most ?? tenths) / 10,
          Treatment: isTold ? (correction?.Treatment ?? 'scored') : 'scored',
          Answer: released.Answers ? (answers.get(id) ?? null) : null,
          Score: isTold && one && one.tenths !== null ? one.tenths / 10 : null,
          State: isTold && one ? one.state : null,
          Mark:
            isTold && one?.tenths !== null && correction?.Treatment !== 'full'
              ? toMark(marks.get(id))
              : null,
          Station: null,
          Recheck: isTold ? (rechecks.get(id) ?? null) : null,
          Key: released.Keys && unit ? toKey(opened, unit, correction) : null,
        }
      })
    }),
    ...stations.map(ofStation),
  ])
}
