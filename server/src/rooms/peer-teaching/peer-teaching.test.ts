import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadCertificate, verifyCertificate } from '@xinglin/contract/certificates'
import { changeTeachingRoster } from '@xinglin/contract/classes'
import {
  addTeachingPost,
  answerTeachingPost,
  answerTeachingSession,
  closeTeachingPost,
  decideTeachingMatch,
  getTeachingYear,
  issueTeachingCertificate,
  listTeachingMatches,
  listTeachingPosts,
  listTeachingSessions,
  listTeachingYears,
  tellTeachingSession,
  verifyTeachingSession,
  withdrawTeachingSession,
} from '@xinglin/contract/peer-teaching'
import { newId } from '#platform/ids'
import { newTeachingClass, newTerm, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let other: Visitor
let helper: Visitor
let helped: Visitor
let third: Visitor
let classId: string
const person = (name: string): string => app.fixture.people[`a.${name}`] ?? ''
const dayBefore = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  other = await app.signedIn('teacher2')
  helper = await app.signedIn('student1')
  helped = await app.signedIn('student2')
  third = await app.signedIn('student3')
  classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: [person('student2'), person('student3')],
    AddClasses: [],
    Drop: [],
  })
})
afterAll(() => app.close())

const posted = async (who: Visitor, Kind: string, Subject: string): Promise<string> =>
  (await who.calls(addTeachingPost, { Id: newId(), Kind, Subject, Note: '' })).Data.Id

/** Two who agreed; answers their match. */
const matched = async (): Promise<string> => {
  const Id = await posted(helper, 'offer', '心电图判读')
  const match = (await helped.calls(answerTeachingPost, { Id, ClassId: classId, Note: '' })).Data
  await helper.calls(decideTeachingMatch, { Id: match.Id, Accept: true, ClassId: null })
  return match.Id
}

const session = (MatchId: string, over: object = {}) => ({
  Id: newId(),
  MatchId,
  Day: dayBefore(1),
  Minutes: 60,
  Note: '讲了三张心电图，练习了节律判断。',
  ...over,
})

const verify = (Id: string, Accept: boolean, Reason = '', who = teacher) =>
  who.calls(verifyTeachingSession, { Id, Accept, Reason })

test('a post is listed, answered once by somebody else of a class, and closed by whose it is', async () => {
  const Id = await posted(helper, 'offer', '胸腔穿刺定位')
  const listed = await third.calls(listTeachingPosts, { Kind: 'offer', SearchKey: '穿刺' })
  expect(listed.Data.List).toMatchObject([{ Id, Own: false, Open: true, Answered: '' }])
  const { own, class: noClass, twice, closed } = answerTeachingPost.refusals
  const reply = (who: Visitor, ClassId: string | null) =>
    who.calls(answerTeachingPost, { Id, ClassId, Note: '' })
  expect((await reply(helper, classId)).Msg).toBe(own[1])
  expect((await reply(helped, null)).Msg).toBe(noClass[1])
  expect((await reply(helped, classId)).Code).toBe(0)
  expect((await reply(helped, classId)).Msg).toBe(twice[1])
  expect((await third.calls(closeTeachingPost, { Id })).Code).toBe(-404)
  expect((await helper.calls(closeTeachingPost, { Id })).Code).toBe(0)
  expect((await reply(third, classId)).Msg).toBe(closed[1])
})

test('who asks for help names their class when they agree; nobody else decides', async () => {
  const Id = await posted(helped, 'request', '现病史书写')
  const match = (await helper.calls(answerTeachingPost, { Id, ClassId: null, Note: '我来' })).Data
  const decide = (who: Visitor, ClassId: string | null) =>
    who.calls(decideTeachingMatch, { Id: match.Id, Accept: true, ClassId })
  expect((await decide(third, classId)).Code).toBe(-404)
  expect((await decide(helped, null)).Msg).toBe(decideTeachingMatch.refusals.class[1])
  expect((await decide(helped, classId)).Data).toMatchObject({ State: 'accepted', Helps: false })
  expect((await decide(helped, classId)).Msg).toBe(decideTeachingMatch.refusals.decided[1])
  const mine = (await helper.calls(listTeachingMatches)).Data.List as { Id: string }[]
  expect(mine.find((one) => one.Id === match.Id)).toMatchObject({ State: 'accepted', Helps: true })
})

test('what cannot have been is refused', async () => {
  const MatchId = await matched()
  const { future, old, short, most, missing } = tellTeachingSession.refusals
  const tells = async (over: object, who = helper) =>
    (await who.calls(tellTeachingSession, session(MatchId, over))).Msg
  expect(await tells({ Day: dayBefore(-2) })).toBe(future[1])
  expect(await tells({ Day: dayBefore(70) })).toBe(old[1])
  expect(await tells({ Note: '讲课' })).toBe(short[1])
  expect((await helper.calls(tellTeachingSession, session(MatchId, { Minutes: 241 }))).Code).toBe(
    -10008,
  )
  expect(await tells({}, third)).toBe(missing[1])
  for (const Minutes of [240, 240])
    await helper.calls(tellTeachingSession, session(MatchId, { Day: dayBefore(9), Minutes }))
  expect(await tells({ Day: dayBefore(9), Minutes: 10 })).toBe(most[1])
})

test('told by one, confirmed by the other, verified by a teacher of the class; a certificate says so until it is rejected', async () => {
  const MatchId = await matched()
  const input = session(MatchId)
  const { Data } = await helper.calls(tellTeachingSession, input)
  expect(Data).toMatchObject({ State: 'told', Helps: true, Waits: false, MayWithdraw: true })
  const confirms = (who: Visitor) =>
    who.calls(answerTeachingSession, { Id: input.Id, Accept: true, Reason: '' })
  // Nobody confirms what they told of themselves, and no teacher what the other side has not.
  expect((await confirms(helper)).Code).toBe(-404)
  expect((await verify(input.Id, true)).Msg).toBe(verifyTeachingSession.refusals.waits[1])
  expect((await confirms(helped)).Data.State).toBe('agreed')
  expect((await helper.calls(withdrawTeachingSession, { Id: input.Id })).Msg).toBe(
    withdrawTeachingSession.refusals.decided[1],
  )
  expect((await verify(input.Id, true, '', other)).Code).toBe(-404)
  const open = (await teacher.calls(listTeachingSessions, {})).Data.List as { Id: string }[]
  expect(open.map(({ Id }) => Id)).toContain(input.Id)
  const { Current } = (await helper.calls(listTeachingYears)).Data
  const certificate = () => helper.calls(issueTeachingCertificate, { Year: Current })
  expect((await certificate()).Msg).toBe(issueTeachingCertificate.refusals.none[1])
  expect((await verify(input.Id, true)).Data).toMatchObject({ State: 'verified', Waits: false })
  const year = (await helper.calls(getTeachingYear, { Year: Current })).Data
  expect(year.Summary).toMatchObject({ Sessions: 1, Minutes: 60, People: 1, Rank: 1 })
  const theirs = (await helped.calls(getTeachingYear, { Year: Current })).Data
  expect(theirs.Summary).toMatchObject({ Sessions: 0, Received: 60, Rank: null })
  const { Number: number } = (await certificate()).Data
  const anyone = await helper.calls(verifyCertificate, { Number: number })
  expect(anyone.Data).toMatchObject({ Kind: 'teaching', State: 'valid' })
  expect(anyone.Data.Printed.Rows).toHaveLength(1)
  expect((await verify(input.Id, false, '')).Msg).toBe(verifyTeachingSession.refusals.reason[1])
  expect((await verify(input.Id, false, '当天两人不在校。')).Data.State).toBe('rejected')
  expect((await verify(input.Id, true)).Msg).toBe(verifyTeachingSession.refusals.decided[1])
  expect((await helper.calls(verifyCertificate, { Number: number })).Data.Changes).toEqual([
    { Row: 0, What: 'withdrawn' },
  ])
  expect((await helper.calls(downloadCertificate, { Number: number })).Code).toBe(-1)
})

test('what the other side objects to is decided by the teacher', async () => {
  const MatchId = await matched()
  const input = session(MatchId, { Day: dayBefore(3) })
  await helped.calls(tellTeachingSession, input)
  const objects = (Reason: string) =>
    helper.calls(answerTeachingSession, { Id: input.Id, Accept: false, Reason })
  expect((await objects('')).Msg).toBe(answerTeachingSession.refusals.reason[1])
  expect((await objects('只讲了半小时。')).Data.State).toBe('disputed')
  expect((await verify(input.Id, false, '时长不符，请重新登记。')).Data.State).toBe('rejected')
  const again = session(MatchId, { Day: dayBefore(3), Minutes: 30 })
  await helped.calls(tellTeachingSession, again)
  expect((await helped.calls(withdrawTeachingSession, { Id: again.Id })).Code).toBe(0)
})
