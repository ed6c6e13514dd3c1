import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  dropDocument,
  enrol,
  enrolTeams,
  getOwnEntry,
  keepDocument,
  listEntries,
  listRounds,
  reviewDocument,
  reviewEntry,
  saveContest,
  saveContestTemplate,
  saveRound,
  startFromTemplate,
} from '@xinglin/contract/competitions'
import { listMessages } from '@xinglin/contract/messages'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'
import { contestForm, publishedContest, roundForm, stationForm } from './contest-testing.ts'

let app: TestApp
let holder: Visitor
let ofB: { coach: Visitor; admin: Visitor; student: Visitor; stranger: Visitor }
beforeAll(async () => {
  app = await testApp()
  await app.database.global.execute(
    `update school set flags = flags || '{"public_list": true}' where key = 'b'`,
  )
  holder = await app.signedIn('admin1')
  const enter = (login: string) => app.signedIn(login, 'b.localhost')
  ofB = {
    coach: await enter('teacher1'),
    admin: await enter('admin1'),
    student: await enter('student1'),
    stranger: await enter('student2'),
  }
})
afterAll(() => app.close())

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n1 0 obj <<>> endobj\n%%EOF\n`)
const person = (name: string): string => app.fixture.people[name] ?? ''

const pledge = { Id: newId(), Name: '参赛承诺书', Note: '全体队员签名。', Required: true }
const proof = { Id: newId(), Name: '学籍证明', Note: '', Required: true }
const photo = { Id: newId(), Name: '队伍合影', Note: '', Required: false }

/** A contest of two schools that asks for documents, and a team of one of the other school. */
const entered = async (Documents: readonly object[] = [pledge, proof, photo]) => {
  const SkillContestId = await publishedContest(holder, {
    EnrolBy: 'team',
    Schools: [{ SchoolId: app.fixture.schools.b, Area: '' }],
    Documents,
  })
  const Id = newId()
  const entry = await ofB.coach.calls(enrol, {
    Id,
    SkillContestId,
    Name: '青囊队',
    Members: [person('b.student1')],
  })
  if (entry.Code !== 0) throw new Error(entry.Msg)
  return { SkillContestId, Id, entry: entry.Data }
}

const lay = (who: Visitor, Id: string, DocumentId: string, text = 'one', Name = '承诺书.pdf') =>
  who.calls(keepDocument, { Id, DocumentId, Name, Bytes: pdf(text) })
const review = (Id: string, DocumentId: string, Version: number, over: object = {}) =>
  holder.calls(reviewDocument, { Id, DocumentId, Accept: true, Version, ...over })

test('no entry is accepted without the documents that its contest requires', async () => {
  const { Id, entry } = await entered()
  expect(entry.Missing).toEqual(['参赛承诺书未提交', '学籍证明未提交'])
  const accept = () => holder.calls(reviewEntry, { Id, Accept: true, Version: 1 })
  expect(await accept()).toMatchObject({ Code: -1, Msg: '参赛承诺书未提交；学籍证明未提交' })
  // The coach, a member and whoever runs their school hand in.
  expect((await lay(ofB.coach, Id, pledge.Id)).Data.Documents[0]).toMatchObject({
    State: 'submitted',
    Version: 1,
    Files: [{ Name: '承诺书.pdf', Type: 'pdf' }],
  })
  expect((await lay(ofB.student, Id, pledge.Id, 'two')).Data.Documents[0]).toMatchObject({
    Version: 2,
  })
  expect((await lay(ofB.admin, Id, proof.Id)).Data.Missing).toEqual([
    '参赛承诺书待审核',
    '学籍证明待审核',
  ])
  expect(await accept()).toMatchObject({ Code: -1, Msg: '参赛承诺书待审核；学籍证明待审核' })
  expect((await review(Id, pledge.Id, 2)).Data.Missing).toEqual(['学籍证明待审核'])
  expect((await review(Id, proof.Id, 1)).Data.Missing).toEqual([])
  expect((await accept()).Data).toMatchObject({ State: 'accepted', No: 1 })
  // By what an entry was accepted stays.
  const over = { Accept: false, Reason: '字迹不清' }
  expect(await review(Id, pledge.Id, 3, over)).toMatchObject({ Code: -1 })
  expect(await lay(ofB.coach, Id, pledge.Id)).toMatchObject({ Code: -1 })
  // What is not required may come later.
  expect((await lay(ofB.coach, Id, photo.Id)).Data.Documents[2].State).toBe('submitted')
})

test('a document is returned with a reason that its team reads, and handed in again', async () => {
  const { Id, SkillContestId } = await entered([pledge])
  await lay(ofB.coach, Id, pledge.Id)
  expect(await review(Id, pledge.Id, 1, { Accept: false })).toMatchObject({ Code: -10008 })
  // Something was laid there since it was read.
  expect(await review(Id, pledge.Id, 0)).toMatchObject({ Code: -10011 })
  const returned = await review(Id, pledge.Id, 1, { Accept: false, Reason: '缺队员签名' })
  expect(returned.Data.Documents[0]).toMatchObject({ State: 'returned', Reason: '缺队员签名' })
  const own = (await ofB.student.calls(getOwnEntry, { Id })).Data
  expect(own.Documents[0]).toMatchObject({ Reason: '缺队员签名', CanHandIn: true })
  expect(own.Missing).toEqual(['参赛承诺书已退回，待重交'])
  for (const who of [ofB.coach, ofB.student]) {
    const { List } = (await who.calls(listMessages, { Tab: 'contest' })).Data
    expect(JSON.stringify(List)).toContain('document-returned')
  }
  const [file] = own.Documents[0].Files
  const dropped = await ofB.coach.calls(dropDocument, {
    Id,
    DocumentId: pledge.Id,
    FileId: file.Id,
  })
  expect(dropped.Data.Documents[0]).toMatchObject({ State: 'returned', Files: [] })
  expect(await review(Id, pledge.Id, 3)).toMatchObject({ Code: -1, Msg: '还没有提交文件' })
  expect((await lay(ofB.coach, Id, pledge.Id, 'new')).Data.Documents[0]).toMatchObject({
    State: 'submitted',
    Reason: '',
  })
  const { List } = (await holder.calls(listEntries, { SkillContestId })).Data
  expect(List[0].Documents[0]).toMatchObject({ State: 'submitted', CanHandIn: false })
})

test('files are of the team and of whoever holds the contest alone', async () => {
  const { Id } = await entered([pledge])
  for (const who of [ofB.stranger, holder, await app.signedIn('teacher2')])
    expect(await lay(who, Id, pledge.Id)).toMatchObject({ Code: -404 })
  await lay(ofB.coach, Id, pledge.Id)
  expect(await ofB.stranger.calls(getOwnEntry, { Id })).toMatchObject({ Code: -404 })
  expect(
    await (
      await app.signedIn('teacher2')
    ).calls(reviewDocument, {
      Id,
      DocumentId: pledge.Id,
      Accept: true,
      Version: 1,
    }),
  ).toMatchObject({ Code: -404 })
  const { Url } = (await ofB.coach.calls(getOwnEntry, { Id })).Data.Documents[0].Files[0]
  const anybody = app.visitor('b.localhost')
  expect((await anybody.raw('GET', Url, {})).http).toBe(200)
  expect((await anybody.raw('GET', Url.replace(/s=.*/, 's=x'), {})).http).not.toBe(200)
})

test('what is no document, too many files and a document that is not asked for are refused', async () => {
  const { Id } = await entered([pledge])
  const bad = { Id, DocumentId: pledge.Id, Name: 'a.exe', Bytes: Buffer.from('MZ') }
  expect(await ofB.coach.calls(keepDocument, bad)).toMatchObject({ Code: -10008 })
  expect(await lay(ofB.coach, Id, proof.Id)).toMatchObject({ Code: -404 })
  for (let at = 0; at < 8; at += 1) await lay(ofB.coach, Id, pledge.Id, String(at))
  expect(await lay(ofB.coach, Id, pledge.Id, 'more')).toMatchObject({ Code: -1 })
})

test('two files laid at once are both kept', async () => {
  const { Id } = await entered([pledge])
  await Promise.all([lay(ofB.coach, Id, pledge.Id, 'x'), lay(ofB.student, Id, pledge.Id, 'y')])
  const { Documents } = (await ofB.coach.calls(getOwnEntry, { Id })).Data
  expect(Documents[0].Files).toHaveLength(2)
})

test('documents are asked for upon review alone, once each, and no more of them after an entry was accepted', async () => {
  const save = (over: object, Id = newId(), Version = 0) =>
    holder.calls(saveContest, { Id, Version, Form: contestForm(over) })
  expect(await save({ NeedsReview: false, Documents: [pledge] })).toMatchObject({ Code: -10008 })
  expect(await save({ Documents: [pledge, { ...proof, Name: pledge.Name }] })).toMatchObject({
    Code: -10008,
  })
  const SkillContestId = await publishedContest(holder, { EnrolBy: 'team' })
  const team = await (
    await app.signedIn('teacher1')
  ).calls(enrol, {
    Id: newId(),
    SkillContestId,
    Name: '队',
    Members: [person('a.student1')],
  })
  await holder.calls(reviewEntry, { Id: team.Data.Id, Accept: true, Version: 1 })
  const over = { EnrolBy: 'team', Documents: [pledge] }
  expect(await save(over, SkillContestId, 2)).toMatchObject({
    Code: -1,
    Msg: '已有报名通过，不能再增加必交材料',
  })
  const later = { EnrolBy: 'team', Documents: [photo] }
  expect(await save(later, SkillContestId, 2)).toMatchObject({ Code: 0 })
})

test('teams of a sheet wait for their documents; the checklist of a round says how many lack some', async () => {
  const SkillContestId = await publishedContest(holder, { EnrolBy: 'team', Documents: [pledge] })
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute<{ number: string }>(
      `select number from person where id = '${person('a.student1')}'`,
    ),
  )
  const Teams = [
    {
      RowNo: 2,
      Id: newId(),
      Name: '一队',
      Phone: '',
      Numbers: [rows[0]?.number ?? ''],
      Substitutes: [],
    },
  ]
  const sent = await holder.calls(enrolTeams, { SkillContestId, Check: false, Teams })
  expect(sent.Data).toMatchObject({ Entered: 1 })
  const { List } = (await holder.calls(listEntries, { SkillContestId })).Data
  expect(List[0]).toMatchObject({ State: 'pending', Missing: ['参赛承诺书未提交'] })
  await holder.calls(saveRound, { SkillContestId, Id: newId(), Form: roundForm([stationForm()]) })
  const [round] = (await holder.calls(listRounds, { SkillContestId })).Data
  expect(round.Missing).toContain('审核1份报名（其中1份的必交材料还没有通过）')
})

test('a template keeps what is asked for', async () => {
  const SkillContestId = await publishedContest(holder, { Documents: [pledge] })
  const template = newId()
  await holder.calls(saveContestTemplate, { SkillContestId, Id: template, Name: '材料模板' })
  const started = await holder.calls(startFromTemplate, {
    TemplateId: template,
    Id: newId(),
    Name: '第二届',
    Season: '2026',
    StartsAt: new Date(Date.now() + 40 * 86_400_000).toISOString(),
  })
  expect(started.Data.Documents).toEqual([pledge])
})
