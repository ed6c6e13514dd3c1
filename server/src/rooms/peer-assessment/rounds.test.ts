import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOwnSubmission } from '@xinglin/contract/assignments'
import { decideWork, defaultWorkRubric } from '@xinglin/contract/marking'
import {
  adoptPeerResults,
  appealPeerResult,
  calibratePeer,
  decidePeerAppeal,
  getPeerRound,
  listOwnPeerRounds,
  listPeerItems,
  movePeerRound,
  openPeerReview,
  ratePeerReview,
  savePeerReview,
  savePeerRound,
} from '@xinglin/contract/peer-assessment'
import { decideOn, testApp, type TestApp } from '#testing'
import { peersAt, pointsAt, commentText } from './peer-testing.ts'

let app: TestApp
let at: Awaited<ReturnType<typeof peersAt>>
beforeAll(async () => {
  app = await testApp()
  at = await peersAt(app)
})
afterAll(() => app.close())

const students = ['student1', 'student2', 'student3'] as const
const handedIn = async (names: readonly string[]) => {
  const place = await at.task()
  for (const name of names) await at.handsIn(name, place)
  return place
}

describe('refused', () => {
  test('what is not the visitor’s, what nobody can assess, and what is no sample', async () => {
    const place = await handedIn(['student1'])
    const { Id } = (await at.save(place)).Data.Line
    const other = await app.signedIn('teacher2')
    expect((await other.calls(getPeerRound, { Id })).Code).toBe(-404)
    expect((await at.save({ ...place, ItemId: place.Id })).Code).toBe(-404)
    const start = (Version: number) =>
      at.teacher.calls(movePeerRound, { Id, Action: 'start', Version })
    expect((await start(1)).Msg).toBe(movePeerRound.refusals.noWorks[1])
    expect((await start(0)).Code).toBe(-10009)
    const sample = { Kind: 'text', Html: '<p>示例</p>', Points: { content: 40 } }
    expect((await at.save(place, { Sample: sample }, Id, 1)).Msg).toBe(
      savePeerRound.refusals.sample[1],
    )
    const past = { DueAt: new Date(Date.now() - 60_000).toISOString() }
    await at.handsIn('student2', place)
    await at.save(place, past, Id, 1)
    expect((await start(2)).Msg).toBe(movePeerRound.refusals.past[1])
  })

  test('a review without all points, with a short comment, of somebody else, twice', async () => {
    const place = await handedIn(students)
    const id = await at.running(place)
    const [review] = (await at.own('student1', id)).Reviews
    const on = {
      Id: review.Id,
      Points: pointsAt(80),
      Comment: commentText,
      Revision: 0,
      Submit: true,
    }
    const one = at.who('student1')
    const code = async (over: object, who = one) =>
      (await who.calls(savePeerReview, { ...on, ...over })).Msg
    const { unrated, short, points, newer, handed, missing } = savePeerReview.refusals
    expect(await code({ Points: { content: 40 } })).toBe(unrated[1])
    expect(await code({ Comment: '很好' })).toBe(short[1])
    expect(await code({ Points: { ...pointsAt(80), content: 41 } })).toBe(points[1])
    expect(await code({ Revision: 3 })).toBe(newer[1])
    expect(await code({}, at.who('student2'))).toBe(missing[1])
    expect((await one.calls(savePeerReview, on)).Code).toBe(0)
    // Its answer was lost: the same again is no fault.
    expect((await one.calls(savePeerReview, on)).Code).toBe(0)
    expect(await code({ Revision: 1, Points: pointsAt(10) })).toBe(handed[1])
  })
})

test('nobody is told whose work it is, and nobody gets their own', async () => {
  const place = await handedIn(students)
  const id = await at.running(place)
  for (const name of students) {
    const { Reviews } = await at.own(name, id)
    expect(Reviews).toHaveLength(2)
    for (const review of Reviews) {
      const opened = await at.who(name).calls(openPeerReview, { Id: review.Id })
      const text = JSON.stringify(opened.Data)
      expect(text).not.toContain(`${name} 诊断`)
      for (const other of students) expect(text).not.toContain(at.person(other))
    }
  }
})

test('one hands in late, one never assesses: what lacks goes to the teacher, whose mark ends it; peers’ results become scores', async () => {
  const place = await handedIn(['student1', 'student2'])
  const items = (await at.teacher.calls(listPeerItems)).Data.List as { ItemId: string }[]
  expect(items.map(({ ItemId }) => ItemId)).toContain(place.ItemId)
  const id = await at.running(place)
  const first = (await at.own('student1', id)).Reviews
  expect(first).toHaveLength(1)
  await at.who('student1').calls(openPeerReview, { Id: first[0].Id })
  await at.handsIn('student3', place)
  await at.keep(0)
  for (const name of students) expect((await at.own(name, id)).Reviews).toHaveLength(2)
  await at.assesses('student1', id, 90)
  await at.assesses('student2', id, 80)
  await at.keep(4)
  // Both who were diligent have assessed one another already: nobody is left to ask.
  const round = await at.round(id)
  expect(round.Line.State).toBe('ended')
  const byAuthor = new Map(round.Works.map((work) => [work.Reviews.length, work]))
  expect(byAuthor.size).toBeGreaterThan(0)
  const states = round.Works.map(({ State, Share, Why }) => [State, Share, Why])
  expect(states).toContainEqual(['peers', 85, ''])
  expect(states.filter(([state]) => state === 'teacher')).toHaveLength(2)
  expect(round.Reviewers.map(({ Missed, Grade }) => [Missed, Grade])).toContainEqual([2, 0])
  expect(at.notices.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['peer-result', 'peer-teacher']),
  )
  const left = round.Works.filter(({ State }) => State === 'teacher')
  for (const { WorkId } of left) await decideOn(at.teacher, WorkId)
  expect((await at.round(id)).Works.filter(({ State }) => State === 'marked')).toHaveLength(2)
  // What is marked and not released is not told to its writer.
  expect((await at.own('student1', id)).Line).toMatchObject({ Result: 'teacher', Share: null })
  expect((await at.teacher.calls(adoptPeerResults, { Id: id })).Data).toEqual({
    Adopted: 1,
    Left: 2,
  })
  const adopted = (await at.round(id)).Works.find(({ State }) => State === 'peers')
  expect(adopted).toMatchObject({ Adopted: true, Share: 85 })
  // Once more changes nothing.
  expect((await at.teacher.calls(adoptPeerResults, { Id: id })).Data.Adopted).toBe(0)
})

test('what was missed is given to somebody who handed everything in, and the round ends when they have', async () => {
  const place = await handedIn(students)
  const id = await at.running(place, { PerWork: 1 })
  const before = at.notices.length
  await at.assesses('student1', id, 90)
  await at.assesses('student2', id, 80)
  await at.keep(4)
  const round = await at.round(id)
  expect(round.Line.State).toBe('replacing')
  expect(at.notices.slice(before).map(({ kind }) => kind)).toContain('peer-review-due')
  const requested = round.Reviewers.filter(({ Owed }) => Owed > 0)
  expect(requested).toHaveLength(1)
  expect(requested[0]?.PersonId).not.toBe(at.person('student3'))
  const name = students.find((one) => at.person(one) === requested[0]?.PersonId) ?? ''
  await at.assesses(name, id, 70)
  await at.keep(4)
  const ended = await at.round(id)
  expect(ended.Line.State).toBe('ended')
  expect(ended.Works.every(({ State }) => State === 'peers')).toBe(true)
  // One is late for good: nothing more is taken.
  const [missed] = (await at.own('student3', id)).Reviews
  const late = await at.who('student3').calls(savePeerReview, {
    Id: missed.Id,
    Points: pointsAt(80),
    Comment: commentText,
    Revision: 0,
    Submit: true,
  })
  expect(late.Msg).toBe(savePeerReview.refusals.over[1])
})

test('nobody waits for ever: where nobody assesses, every work is the teacher’s', async () => {
  const place = await handedIn(students)
  const id = await at.running(place)
  await at.keep(4)
  const round = await at.round(id)
  expect(round.Line).toMatchObject({ State: 'ended', Teacher: 3 })
  const own = (await at.who('student1').calls(listOwnPeerRounds)).Data.List as { Id: string }[]
  expect(own.find(({ Id }) => Id === id)).toMatchObject({ Owed: 0, Result: 'teacher', Grade: 0 })
})

test('the sample comes first, and is told once', async () => {
  const place = await handedIn(students)
  const Sample = { Kind: 'text', Html: '<p>只写了结论。</p>', Points: pointsAt(60) }
  const id = await at.running(place, { Sample })
  const one = at.who('student1')
  const before = await at.own('student1', id)
  expect(before.Sample).toMatchObject({ Share: null, TruePoints: {} })
  expect((await one.calls(openPeerReview, { Id: before.Reviews[0].Id })).Msg).toBe(
    openPeerReview.refusals.calibrate[1],
  )
  const given = (Points: object) => one.calls(calibratePeer, { Id: id, Points })
  expect((await given({ content: 10 })).Code).toBe(-10008)
  expect((await given(pointsAt(80))).Code).toBe(0)
  await given(pointsAt(60))
  expect((await at.own('student1', id)).Sample).toMatchObject({ Share: 60, Distance: 20 })
  expect((await one.calls(openPeerReview, { Id: before.Reviews[0].Id })).Code).toBe(0)
})

test('an appeal is decided once; the teacher’s points are the score at once', async () => {
  const place = await handedIn(students)
  const id = await at.running(place)
  for (const [no, name] of students.entries()) await at.assesses(name, id, 70 + 5 * no)
  const one = at.who('student1')
  const appeal = () => one.calls(appealPeerResult, { Id: id, Reason: '依据写在第二段。' })
  expect((await appeal()).Msg).toBe(appealPeerResult.refusals.over[1])
  const { Version } = await at.round(id)
  await at.teacher.calls(movePeerRound, { Id: id, Action: 'end', Version })
  const { Received } = await at.own('student1', id)
  expect(Received.Reviews).toHaveLength(2)
  expect((await one.calls(ratePeerReview, { Id: Received.Reviews[0].Id, Helpful: 4 })).Code).toBe(0)
  expect(
    (await at.who('student2').calls(ratePeerReview, { Id: Received.Reviews[0].Id, Helpful: 1 }))
      .Code,
  ).toBe(-404)
  expect((await appeal()).Code).toBe(0)
  expect((await appeal()).Msg).toBe(appealPeerResult.refusals.twice[1])
  await at.teacher.calls(adoptPeerResults, { Id: id })
  const WorkId = (await at.round(id)).Works.find(({ Appeal }) => Appeal !== null)?.WorkId ?? ''
  const decide = (over: object) =>
    at.teacher.calls(decidePeerAppeal, {
      Id: id,
      WorkId,
      Accept: true,
      Points: pointsAt(95),
      Reply: '同意，补记论证分。',
      ...over,
    })
  expect((await decide({ Points: { content: 1 } })).Msg).toBe(decidePeerAppeal.refusals.unrated[1])
  expect((await decide({})).Code).toBe(0)
  expect((await decide({ Accept: false })).Msg).toBe(decidePeerAppeal.refusals.wrongState[1])
  expect((await at.own('student1', id)).Line).toMatchObject({ Result: 'marked', Share: 95 })
  const work = await at.teacher.calls(decideWork, {
    Kind: 'submission',
    Id: WorkId,
    Version: 1,
    Revision: 0,
    Mark: { Points: {}, Adjusted: [], Annotations: [], Comment: '' },
    Outcome: 'marked',
    Release: false,
  })
  // The appeal made the work the teacher's mark: another tab of theirs is told.
  expect(work.Code).not.toBe(0)
  const own = (await one.calls(getOwnSubmission, place)).Data
  expect(own.Rubric).toHaveLength(defaultWorkRubric.length)
})
