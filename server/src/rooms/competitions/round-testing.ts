import {
  controlRound,
  drawRound,
  enrol,
  getJudgeTasks,
  saveRound,
  saveSheet,
  setTeam,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import type { TestApp } from '#testing'
import { judgeOf, publishedContest, roundForm, stationForm } from './contest-testing.ts'

/** Registration is over, as it is when days have passed. */
export const closeRegistration = (app: TestApp, id: string) =>
  app.database.within(app.fixture.schools.a, (db) =>
    db.execute(
      `update contest set enrol_closes_at = now() - interval '1 minute' where id = '${id}'`,
    ),
  )

/** The control room of a round, as the server told it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects of the data
type Room = any

/** Whoever runs, judges and enters contests of a school, and rounds of theirs. */
export const roundsIn = async (app: TestApp) => {
  const holder = await app.signedIn('teacher1')
  const judge = await app.signedIn('teacher2')
  const students = [await app.signedIn('student1'), await app.signedIn('student2')]
  const asJudge = await judgeOf(app, 'a', 'teacher2')

  /** A contest of two students and two stations in rotation, the first of which is judged. */
  const drawn = async (over: object = {}) => {
    const SkillContestId = await publishedContest(holder, { NeedsReview: false })
    for (const student of students) {
      const entered = await student.calls(enrol, { Id: newId(), SkillContestId })
      if (entered.Code !== 0) throw new Error(entered.Msg)
    }
    const Id = newId()
    const [judged, other] = [
      stationForm({ Weight: 60, Judges: [asJudge] }),
      stationForm({
        Name: '缝合',
        Weight: 40,
        Judges: [{ ...asJudge, PersonId: (await judgeOf(app, 'a', 'teacher1')).PersonId }],
      }),
    ]
    const Form = roundForm([judged, other], over)
    const saved = await holder.calls(saveRound, { SkillContestId, Id, Form })
    if (saved.Code !== 0) throw new Error(saved.Msg)
    await closeRegistration(app, SkillContestId)
    const { Code, Data, Msg } = await holder.calls(drawRound, { Id, Version: saved.Data.Version })
    if (Code !== 0) throw new Error(Msg)
    return { SkillContestId, Id, room: Data, items: judged.Items, judged }
  }

  const control = (room: Room, Action: string, more: object = {}) =>
    holder.calls(controlRound, { Id: room.RoundId, Action, Version: room.Version, ...more })

  const checkIn = async (room: Room) => {
    for (const { EntryId } of room.Teams)
      await holder.calls(setTeam, { RoundId: room.RoundId, EntryId, Action: 'checkIn' })
  }

  /** A round that was started, and the first sheet of the judge. */
  const running = async (over: object = {}) => {
    const round = await drawn(over)
    await checkIn(round.room)
    const { Data } = await control(round.room, 'start')
    const { Data: tasks } = await judge.calls(getJudgeTasks, {
      SkillContestId: round.SkillContestId,
    })
    const [station] = tasks.Stations
    const slot = station.Slots.find(({ Step }: { Step: number }) => Step === 1)
    const later = station.Slots.find(({ Step }: { Step: number }) => Step === 2)
    const sheet = (over: object = {}) => ({
      SkillContestId: round.SkillContestId,
      SlotId: slot.Id,
      Seq: 1,
      Points: Object.fromEntries(round.items.map(({ Id, Points }) => [Id, Points])),
      Rating: 4,
      ...over,
    })
    return { ...round, room: Data, slot, later, sheet }
  }

  /** A round that is over, all its sheets sent: one team has every point, the other missed the compressions. */
  const judged = async (over: object = {}) => {
    const held = await running({ Awards: [{ Name: '一等奖', By: 'places', Amount: 1 }], ...over })
    const next = (await control(held.room, 'next')).Data
    const sheets: object[] = []
    for (const who of [judge, holder]) {
      const { Data } = await who.calls(getJudgeTasks, { SkillContestId: held.SkillContestId })
      for (const { Items, Slots } of Data.Stations)
        for (const [at, slot] of Slots.entries()) {
          const misses = who === judge && at === 1
          const sheet = {
            SkillContestId: held.SkillContestId,
            SlotId: slot.Id,
            Seq: 1,
            Points: Object.fromEntries(
              Items.map((item: { Id: string; Points: number; Cap: number }) => [
                item.Id,
                misses && item.Cap > 0 ? 0 : item.Points,
              ]),
            ),
            Rating: 4,
            Lock: true,
          }
          const sent = await who.calls(saveSheet, sheet)
          if (sent.Code !== 0) throw new Error(sent.Msg)
          sheets.push(sheet)
        }
    }
    const room = (await control(next, 'close')).Data
    return { ...held, room, sheets }
  }

  return { holder, judge, students, asJudge, drawn, control, checkIn, running, judged }
}
