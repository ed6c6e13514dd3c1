import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  controlRound,
  decideObjection,
  dropSheetPhoto,
  getFullBoard,
  getJudgeTasks,
  getOwnScores,
  keepObjectionFile,
  keepSheetPhoto,
  objectToScore,
  saveSheet,
  settleRound,
} from '@xinglin/contract/competitions'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { judgeOf, stationForm } from './contest-testing.ts'
import { roundsIn } from './round-testing.ts'
import { settledIn, stageOf } from './settled-testing.ts'

let app: TestApp
let rounds: Awaited<ReturnType<typeof roundsIn>>
let settled: Awaited<ReturnType<typeof settledIn>>
let photo: Buffer
beforeAll(async () => {
  app = await testApp()
  rounds = await roundsIn(app)
  settled = await settledIn(app, rounds)
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
type Score = { StationId: string; Marks: { Judge: string; Photo: object | null }[] }

test('a judge lays a picture of the paper beside a mark, before and after it was sent, and no later than the scores', async () => {
  const held = await rounds.running()
  const { SkillContestId } = held
  const at = { SkillContestId, SlotId: held.slot.Id }
  const keep = (who: Visitor, over: object = {}) =>
    who.calls(keepSheetPhoto, { ...at, Name: '评分表.png', Bytes: photo, ...over })
  expect(await keep(rounds.judge, { Bytes: pdf })).toMatchObject({ Code: -10008 })
  for (const who of [rounds.holder, settled.admin])
    expect(await keep(who)).toMatchObject({ Code: -404 })
  expect(await keep(rounds.judge, { SlotId: held.later.Id })).toMatchObject({ Code: -1 })
  expect((await keep(rounds.judge)).Data).toMatchObject({
    Seq: 0,
    IsLocked: false,
    Photo: { Name: '评分表.png', Type: 'picture' },
  })
  // The marks are typed in afterwards; the picture stays beside them.
  const sent = await rounds.judge.calls(saveSheet, held.sheet({ Lock: true }))
  expect(sent.Data).toMatchObject({ IsLocked: true, Photo: { Type: 'picture' } })
  expect((await rounds.judge.calls(dropSheetPhoto, at)).Data.Photo).toBeNull()
  expect((await keep(rounds.judge)).Data).toMatchObject({
    IsLocked: true,
    Photo: { Type: 'picture' },
  })
  const board = (await rounds.holder.calls(getFullBoard, { Id: held.Id })).Data
  const marks = board.Teams.flatMap(({ Scores }: { Scores: Score[] }) =>
    Scores.flatMap((one) => one.Marks),
  )
  expect(marks).toMatchObject([{ Score: 100, Photo: { Name: '评分表.png' } }])
  const over = await settled.published()
  const slot = (
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute<{ slot_id: string }>(
        `select slot_id from contest_sheet where round_id = '${over.Id}' limit 1`,
      ),
    )
  ).rows[0]?.slot_id
  const late = { SkillContestId: over.SkillContestId, SlotId: slot }
  const answers = [await keep(rounds.judge, late), await keep(rounds.holder, late)]
  expect(answers.map(({ Code }) => Code)).toContain(-1)
})

test('where judges differ by more than the round allows the head judge is told, and says why it is settled so', async () => {
  const { drawn, checkIn, control, judge, holder, asJudge } = rounds
  const other = await judgeOf(app, 'a', 'teacher1')
  const held = await drawn({
    MaxSpread: 30,
    Stations: [stationForm({ Judges: [asJudge, { ...asJudge, PersonId: other.PersonId }] })],
  })
  await checkIn(held.room)
  let room = (await control(held.room, 'start')).Data
  room = (await control(room, 'next')).Data
  room = (await holder.calls(controlRound, { Id: held.Id, Action: 'close', Version: room.Version }))
    .Data
  for (const [who, isStrict] of [
    [judge, true],
    [holder, false],
  ] as const) {
    const { Stations } = (await who.calls(getJudgeTasks, { SkillContestId: held.SkillContestId }))
      .Data
    const { Items, Slots } = Stations[0]
    for (const [at, slot] of Slots.entries()) {
      const Points = Object.fromEntries(
        Items.map((item: { Id: string; Points: number; Cap: number }, no: number) => [
          item.Id,
          // Of the first team 60 points less, of the second 20: within the bound.
          isStrict && no === (at === 0 ? 1 : 0) ? 0 : item.Points,
        ]),
      )
      const sheet = { SkillContestId: held.SkillContestId, SlotId: slot.Id, Seq: 1, Points }
      const sent = await who.calls(saveSheet, { ...sheet, Rating: 4, Lock: true })
      expect(sent.Code).toBe(0)
    }
  }
  const board = (await holder.calls(getFullBoard, { Id: held.Id })).Data
  expect(board.Apart).toBe(1)
  expect(board.Rule).toContain('相差超过30分')
  const apart = board.Teams.flatMap(({ Scores }: { Scores: { IsApart: boolean }[] }) =>
    Scores.filter(({ IsApart }) => IsApart),
  )
  expect(apart).toHaveLength(1)
  expect(apart[0].Marks).toHaveLength(2)
  const settle = (Note: string) =>
    holder.calls(settleRound, { Id: held.Id, Days: 5, Note, Version: board.Version })
  expect(await settle('')).toMatchObject({
    Code: -1,
    Msg: '有评委分差超过规定，如仍要结算请填写说明',
  })
  expect((await settle('裁判长复核录像，两名评委给分均有依据。')).Code).toBe(0)
})

test('files of an objection are laid by whoever objects, stamped or evidence, and read by whoever decides', async () => {
  const held = await settled.published()
  const [student, other] = rounds.students
  if (!student || !other) throw new Error('no students')
  const [team] = (await student.calls(getOwnScores, stageOf(held))).Data
  const Id = newId()
  await student.calls(objectToScore, {
    ...stageOf(held),
    Id,
    EntryId: team.EntryId,
    StationId: team.Stations[0].StationId,
    Reason: '按压部位正确，录像第三分钟可以看到。',
  })
  const lay = (who: Visitor, over: object = {}) =>
    who.calls(keepObjectionFile, {
      SkillContestId: held.SkillContestId,
      Id,
      Kind: 'evidence',
      Name: '学校意见.pdf',
      Bytes: pdf,
      ...over,
    })
  for (const who of [other, rounds.holder]) expect(await lay(who)).toMatchObject({ Code: -404 })
  expect(await lay(student, { Bytes: Buffer.from('MZ') })).toMatchObject({ Code: -10008 })
  expect((await lay(student, { Kind: 'stamped' })).Data.Files).toMatchObject([
    { Name: '学校意见.pdf', IsStamped: true },
  ])
  expect((await lay(student, { Name: '截图.png', Bytes: photo })).Data.Files).toHaveLength(2)
  const board = (await rounds.holder.calls(getFullBoard, { Id: held.Id })).Data
  expect(board.Objections[0]).toMatchObject({
    CanAddFiles: false,
    Files: [{ IsStamped: true }, { IsStamped: false, Type: 'picture' }],
  })
  const decide = { Id, Accept: false, Decision: '录像复核，给分无误。' }
  expect((await rounds.holder.calls(decideObjection, decide)).Code).toBe(0)
  expect(await lay(student)).toMatchObject({ Code: -1, Msg: '该异议已经处理' })
})
