import {
  controlRound,
  drawRound,
  enrol,
  getControlRoom,
  saveRound,
  startStation,
} from '@xinglin/contract/competitions'
import { startAttempt } from '@xinglin/contract/exams'
import { newId } from '#platform/ids'
import { Examining, type TestApp, type Visitor } from '#testing'
import { publishedContest, roundForm, stationForm } from './contest-testing.ts'
import { closeRegistration } from './round-testing.ts'

/** What the browser of a seat is found to have. */
export const checks = { browser: 'pass', storage: 'pass', cookies: 'pass' } as const

/** Two schools with a paper that the server scores, and one that people have to mark. */
export const satIn = async (app: TestApp) => {
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  const at = await Examining.at(app)
  const holder = await app.signedIn('admin1')
  const second = await app.signedIn('operator1')
  const students = {
    a: await app.signedIn('student1'),
    b: await app.signedIn('student1', 'b.localhost'),
  }
  const questions = (['A1', 'A2'] as const).map((type) => at.idOf(type))
  const paper = await at.frozen(at.form([at.section('单选题', questions, { Policy: 'one' })]))
  const written = await at.frozen()

  const paperStation = (over: object = {}) =>
    stationForm({
      Name: '理论机考',
      Kind: 'paper',
      SourceId: paper.Id,
      SourceVersion: paper.No,
      Items: [],
      Minutes: 30,
      ...over,
    })

  /** A contest of a student of each of two schools who sit a paper together; started. */
  const started = async () => {
    const SkillContestId = await publishedContest(holder, {
      NeedsReview: false,
      Schools: [{ SchoolId: app.fixture.schools.b, Area: '' }],
    })
    for (const student of [students.a, students.b])
      await student.calls(enrol, { Id: newId(), SkillContestId })
    const Id = newId()
    const station = paperStation()
    const Form = roundForm([station], { Format: 'exam', Name: '理论', Board: 'live' })
    const saved = await holder.calls(saveRound, { SkillContestId, Id, Form })
    if (saved.Code !== 0) throw new Error(saved.Msg)
    await closeRegistration(app, SkillContestId)
    const drawn = await holder.calls(drawRound, { Id, Version: saved.Data.Version })
    if (drawn.Code !== 0) throw new Error(drawn.Msg)
    const control = async (Action: string, more: object = {}) => {
      const { Version } = (await holder.calls(getControlRoom, { Id })).Data
      const done = await holder.calls(controlRound, {
        Id,
        Action,
        Version,
        Reason: '现场',
        ...more,
      })
      if (done.Code !== 0) throw new Error(done.Msg)
      return done.Data
    }
    const seat = { SkillContestId, StationId: station.Id }
    return { SkillContestId, Id, station, drawn: drawn.Data, control, seat }
  }

  const enter = async (who: Visitor, seat: { SkillContestId: string; StationId: string }) => {
    const entered = await who.calls(startStation, { ...seat, Pledged: true, Checks: checks })
    if (entered.Code !== 0) throw new Error(entered.Msg)
    const { ExamId } = entered.Data
    const begun = await who.calls(startAttempt, { ExamId, SkillContestId: seat.SkillContestId })
    if (begun.Code !== 0) throw new Error(begun.Msg)
    return begun.Data
  }

  /** Every right option of a sitting, or none of them. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of the data
  const answersOf = (sitting: any, isRight: boolean) =>
    (['A1', 'A2'] as const).map((type, no) => {
      const { QuestionId, Options } = at.question(sitting, type)
      const right = at.optionsOf(type, ['key', 'right'])
      const chosen = Options.map(({ OptionId }: { OptionId: string }) => OptionId).find(
        (id: string) => right.includes(id) === (isRight && no < 2),
      )
      return { QuestionId, Seq: no + 1, Answer: { Options: [chosen] } }
    })

  return { at, holder, second, students, paper, written, paperStation, started, enter, answersOf }
}
