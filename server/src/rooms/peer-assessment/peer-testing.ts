import { changeTeachingRoster } from '@xinglin/contract/classes'
import { defaultWorkRubric } from '@xinglin/contract/marking'
import {
  getOwnPeerRound,
  getPeerRound,
  movePeerRound,
  openPeerReview,
  type PeerRoundDetail,
  savePeerReview,
  savePeerRound,
} from '@xinglin/contract/peer-assessment'
import { newId } from '#platform/ids'
import type { Notice } from '#platform/visit'
import {
  daysAhead,
  handingIn,
  newTeachingClass,
  newTerm,
  publishedAssignment,
  submissionItem,
  type TestApp,
  type Visitor,
} from '#testing'
import { keepPeerRounds } from './keep-rounds.ts'

/** Points of the usual rubric, each at so many per cent. */
export const pointsAt = (share: number): Record<string, number> =>
  Object.fromEntries(defaultWorkRubric.map(({ Id, Max }) => [Id, (Max * share) / 100]))

export const commentText = '条理清楚，依据充分，建议补充鉴别诊断。'

/** A class of three students whose teacher has works assessed by peers. */
export const peersAt = async (app: TestApp) => {
  const teacher = await app.signedIn('teacher1')
  const classId = await newTeachingClass(teacher, await newTerm(await app.signedIn('admin1')))
  const names = ['student1', 'student2', 'student3'] as const
  const person = (name: string): string => app.fixture.people[`a.${name}`] ?? ''
  await teacher.calls(changeTeachingRoster, {
    ClassId: classId,
    Add: names.map(person),
    AddClasses: [],
    Drop: [],
  })
  const students = new Map<string, Visitor>()
  for (const name of names) students.set(person(name), await app.signedIn(name))
  const notices: Notice[] = []
  return {
    teacher,
    classId,
    person,
    notices,
    who: (name: string) => students.get(person(name)) as Visitor,
    byId: (id: string) => students.get(id) as Visitor,
    /** A task with something to hand in; answers its place. */
    async task() {
      const task = await publishedAssignment(teacher, classId, { Items: [submissionItem()] })
      return { Id: task.Id as string, ItemId: task.Items[0].Id as string }
    },
    async handsIn(name: string, place: { Id: string; ItemId: string }) {
      const handing = await handingIn(students.get(person(name)) as Visitor, place)
      await handing.write(`<p>${name} 诊断：急性下壁心肌梗死。</p>`)
      return handing.handIn()
    },
    save: (place: { Id: string; ItemId: string }, over: object = {}, Id = newId(), Version = 0) =>
      teacher.calls(savePeerRound, {
        Id,
        Kind: 'submission',
        GroupId: place.Id,
        ItemId: place.ItemId,
        Form: {
          Title: '病例分析互评',
          PerWork: 2,
          DueAt: daysAhead(3),
          ExtraDays: 2,
          Apart: false,
          Sample: { Kind: 'none' },
          ...over,
        },
        Version,
      }),
    /** A round that runs; answers its id. */
    async running(place: { Id: string; ItemId: string }, over: object = {}): Promise<string> {
      const saved = await this.save(place, over)
      if (saved.Code !== 0) throw new Error(saved.Msg)
      const { Id } = saved.Data.Line
      const moved = await teacher.calls(movePeerRound, { Id, Action: 'start', Version: 1 })
      if (moved.Code !== 0) throw new Error(moved.Msg)
      return Id
    },
    /** What the housekeeping of a moment does. */
    keep: (days: number) =>
      keepPeerRounds(
        async (_school, _at, notice) => void notices.push(notice),
        app.database,
        app.fixture.schools.a,
        new Date(Date.now() + days * 86_400_000),
      ),
    round: async (Id: string): Promise<PeerRoundDetail> =>
      (await teacher.calls(getPeerRound, { Id })).Data,
    own: async (name: string, Id: string) =>
      (await (students.get(person(name)) as Visitor).calls(getOwnPeerRound, { Id })).Data,
    /** Hands in every review that somebody owes, at so many per cent. */
    async assesses(name: string, Id: string, share: number): Promise<void> {
      const visitor = students.get(person(name)) as Visitor
      const { Reviews } = (await visitor.calls(getOwnPeerRound, { Id })).Data
      for (const review of Reviews as { Id: string; State: string }[]) {
        if (review.State === 'done' || review.State === 'missed') continue
        const opened = await visitor.calls(openPeerReview, { Id: review.Id })
        const saved = await visitor.calls(savePeerReview, {
          Id: review.Id,
          Points: pointsAt(share),
          Comment: commentText,
          Revision: opened.Data.Revision,
          Submit: true,
        })
        if (saved.Code !== 0) throw new Error(saved.Msg)
      }
    },
  }
}
