import type { Answer, QuestionForm } from '@xinglin/contract/questions'
import { seedMark } from '#marking'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { unitsOf } from '#questions'
import { answerStore } from './attempts/answer-store.ts'
import { instanceStore } from './attempts/instance-store.ts'
import { attemptStore, type AttemptRow } from './attempts/store.ts'
import { rubricOfQuestion } from './marking/rubric.ts'
import { drawFor } from './papers/draw.ts'
import { paperContents, type PaperContents } from './papers/paper-contents.ts'
import { scoreAttempt } from './results/score-attempt.ts'
import { seedOf } from './schedule/seed-of.ts'
import { examStore, type ExamRow } from './schedule/store.ts'
import { handIn } from './sitting/hand-in.ts'
import { writtenStore } from './written/store.ts'

/** What draws: true so many times of a hundred, a whole number below another. */
type Draw = {
  readonly chance: (percent: number) => boolean
  readonly below: (most: number) => number
}

/** Somebody of the demo who sat an examination. */
export type Sitter = {
  readonly personId: string
  /** How often they are right, per cent, at a question of middle difficulty. */
  readonly ability: number
  /** After so many minutes they begin. */
  readonly late: number
}

const minuteMs = 60_000
const middle = 3
const harder = 8

type Unit = ReturnType<typeof unitsOf>[number]

/** What somebody answers to a unit; undefined where they leave it blank. */
const answerTo = (
  { key }: Unit,
  { Content, Difficulty }: QuestionForm,
  ability: number,
  draw: Draw,
): Answer | undefined => {
  const knows = () => draw.chance(ability - harder * (Difficulty - middle))
  if (key.kind === 'options') {
    const isRight = (kind: string) => kind === 'right' || kind === 'key'
    const right = key.options.filter(({ kind }) => isRight(kind)).map(({ id }) => id)
    const wrong = key.options.filter(({ kind }) => !isRight(kind)).map(({ id }) => id)
    if (knows()) return { Options: right }
    const other = wrong[draw.below(Math.max(1, wrong.length))]
    return { Options: [...right.slice(1), ...(other === undefined ? [] : [other])] }
  }
  if (key.kind === 'blanks')
    return {
      Blanks: key.blanks.map((blank) => {
        if (!knows()) return '不清楚'
        return blank.kind === 'text' ? (blank.forms[0] ?? '') : String(blank.value)
      }),
    }
  const met = 'Rubric' in Content ? Content.Rubric.filter(knows) : []
  return met.length === 0 ? undefined : { Text: met.map(({ Text }) => Text).join('；') }
}

/** Everything that somebody answers, by unit. */
const answersOf = (
  { drawn }: Pick<AttemptRow, 'drawn'>,
  { forms }: Pick<PaperContents, 'forms'>,
  { ability }: Sitter,
  draw: Draw,
) =>
  drawn
    .flatMap(({ questions }) => questions)
    .flatMap(({ questionId, versionId }) => {
      const form = forms.get(versionId)
      return (form ? unitsOf(questionId, form.Content) : []).flatMap((unit) => {
        const Answer = form && answerTo(unit, form, ability, draw)
        return Answer ? [{ QuestionId: unit.id, Seq: 1, Answer }] : []
      })
    })

const seedAttempt = async (
  school: TenantContext,
  row: ExamRow,
  contents: PaperContents,
  sitter: Sitter,
  draw: Draw,
): Promise<string> => {
  const { personId, late } = sitter
  const seed = seedOf(row, personId, 1)
  const { sections, forms } = await drawFor(
    school,
    contents.content,
    seed,
    personId,
    contents.forms,
  )
  const startedAt = new Date(row.opensAt.getTime() + late * minuteMs)
  const handedAt = new Date(
    startedAt.getTime() + (row.minutes - draw.below(row.minutes / 2)) * minuteMs,
  )
  const id = newId(startedAt.getTime())
  const store = attemptStore(school)
  const attempt: Omit<AttemptRow, 'schoolId'> = {
    id,
    examId: row.id,
    personId,
    partnerId: null,
    no: 1,
    epoch: 1,
    state: 'running',
    paperId: row.paperId,
    paperVersion: row.paperVersion,
    seed,
    drawn: sections,
    startedAt,
    deadline: new Date(startedAt.getTime() + row.minutes * minuteMs),
    baseMinutes: row.minutes,
    extraMinutes: 0,
    extraReason: '',
    sectionAt: Math.max(0, sections.length - 1),
    reached: {},
    pausedAt: null,
    submittedAt: null,
    submitKind: null,
    receipt: '',
    answerHash: '',
    scoreVersion: 0,
    scoringFailures: 0,
    scoringFailedAt: null,
    releasedAt: null,
    device: 'Windows 电脑',
    address: '',
    openings: 1,
    openingId: null,
  }
  await store.add([attempt])
  await instanceStore(school).add([{ id, sections, forms }])
  const items = answersOf({ drawn: sections }, { forms }, sitter, draw)
  await answerStore(school).take(id, items, { epoch: 1, at: handedAt })
  const running = await store.find(id)
  if (!running) throw new Error('an attempt that was not kept')
  const done = await handIn(school, running, 'self', handedAt)
  await store.change(id, {
    scoreVersion: await scoreAttempt(school, done, { reason: '', at: handedAt }),
  })
  return id
}

/** Marks the written answers of an attempt by what of their rubric they say, and settles its score. */
const markAttempt = async (
  school: TenantContext,
  attemptId: string,
  { forms }: PaperContents,
  {
    markerId,
    at,
    isOut,
  }: { readonly markerId: string; readonly at: Date; readonly isOut: boolean },
): Promise<void> => {
  const store = attemptStore(school)
  const attempt = await store.find(attemptId)
  if (!attempt) return
  const questions = attempt.drawn.flatMap((section) => section.questions)
  for (const { id, unitId, answer } of (await writtenStore(school).newest(attemptId)).values()) {
    const drawn = questions.find(({ questionId }) => questionId === unitId)
    const form = drawn && forms.get(drawn.versionId)
    if (!form) continue
    const rubric = rubricOfQuestion(form.Content, drawn.units[0]?.tenths ?? 0, unitId)
    const text = 'Text' in answer ? answer.Text : ''
    const points = rubric.map(({ Name, Max }) => (text.includes(Name) ? Max : 0))
    const isWhole = points.every((one) => one > 0)
    await seedMark(school, {
      workId: id,
      markerId,
      at,
      state: isOut ? 'released' : 'marked',
      rubric,
      points,
      comment: isWhole ? '要点完整。' : '要点有遗漏，请对照参考答案。',
      againDays: 0,
    })
  }
  await store.change(attemptId, {
    scoreVersion: await scoreAttempt(school, attempt, { reason: '批阅完成', at }),
  })
}

/** Lets people of the demo have sat an examination; of their written answers so many attempts, from the first, are marked. */
export const seedAttempts = async (
  school: TenantContext,
  examId: string,
  sitters: readonly Sitter[],
  {
    draw,
    marked,
    markerId,
    at,
  }: {
    readonly draw: Draw
    readonly marked: number
    readonly markerId: string
    readonly at: Date
  },
): Promise<void> => {
  const row = await examStore(school).find(examId)
  const contents = row && (await paperContents(school, row.paperId, row.paperVersion))
  if (!contents) throw new Error(`no paper of examination ${examId}`)
  const attempts: string[] = []
  for (const sitter of sitters)
    attempts.push(await seedAttempt(school, row, contents, sitter, draw))
  const isOut = row.releasedAt !== null
  for (const id of attempts.slice(0, marked))
    await markAttempt(school, id, contents, { markerId, at, isOut })
}
