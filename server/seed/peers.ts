import { defaultWorkRubric } from '@xinglin/contract/marking'
import { assignmentItemsOf, makeAssignment } from '#assignments'
import { makePeerRound } from '#peer-assessment'
import type { TenantContext } from '#platform/visit'
import { endOfDay, startOfDay } from './assignments.ts'
import { expectFound } from './named-ids.ts'
import { comments, electrocardiogramWorks, handoverWorks, sampleWork } from './peer-works.ts'
import type { SeededClass } from './term.ts'

/** A round that runs, with a sample, and one that is over. */
const plans = [
  {
    title: '第七周作业：心电图判读（互评）',
    item: '心电图判读',
    asked: '<p>写出这份心电图的节律、心率、间期和ST-T改变，给出诊断和依据。</p>',
    works: electrocardiogramWorks,
    comments: comments.electrocardiogram,
    /** How good each work is, 0-1. */
    worth: [0.95, 0.82, 0.85, 0.8, 0.45, 0.92],
    handedDaysAgo: 4,
    startedDaysAgo: 2,
    reviewDays: 5,
    isOver: false,
  },
  {
    title: '第三周作业：SBAR交班（互评）',
    item: 'SBAR交班记录',
    asked: '<p>用SBAR写一段向上级医师的口头交班。</p>',
    works: handoverWorks,
    comments: comments.handover,
    worth: [0.93, 0.5, 0.88, 0.8],
    handedDaysAgo: 24,
    startedDaysAgo: 20,
    reviewDays: -6,
    isOver: true,
  },
] as const

const pointsAt = (share: number) =>
  Object.fromEntries(defaultWorkRubric.map(({ Id, Max }) => [Id, Math.round(Max * share)]))

const commentOf = (plan: (typeof plans)[number], worth: number): string => {
  const at = [0.9, 0.8, 0.6].findIndex((least) => worth >= least)
  return plan.comments[at === -1 ? 3 : at] ?? ''
}

/** Lets students of the first class assess one another: student1 has something to do, and something that they received. */
export const fillPeers = async (
  school: TenantContext,
  classes: readonly SeededClass[],
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  const [one] = classes
  if (!one?.demo.students.includes('student1')) return
  const person = (login: string) => expectFound(people.get(login), login)
  const ownerId = person(one.demo.teacher)
  const others = one.demo.students.filter((login) => login !== 'student1').map(person)
  const own = person('student1')
  for (const plan of plans) {
    const authors = [own, ...others].slice(0, plan.works.length)
    const groupId = await makeAssignment(school, {
      id: undefined,
      title: plan.title,
      intro: '提交后由同学匿名互评。',
      termId: one.termId,
      ownerId,
      publishedAt: startOfDay(plan.handedDaysAgo + 3),
      dueAt: endOfDay(-plan.handedDaysAgo + 1),
      closesAt: endOfDay(-plan.handedDaysAgo + 1),
      classId: one.id,
      items: [
        {
          title: plan.item,
          weight: 100,
          required: true,
          lateRule: 'none',
          penalty: 0,
          courseId: undefined,
          html: plan.asked,
          read: [],
          handIn: true,
          works: plan.works.map((text, at) => ({
            personId: authors[at] ?? '',
            at: new Date(startOfDay(plan.handedDaysAgo).getTime() + (10 * 60 + at * 7) * 60_000),
            html: text.map((words) => `<p>${words}</p>`).join(''),
            mark: undefined,
          })),
        },
      ],
      extensions: [],
    })
    const [itemId = ''] = (await assignmentItemsOf(school, groupId)).keys()
    await makePeerRound(school, {
      groupId,
      itemId,
      ownerId,
      title: `${plan.item}互评`,
      groupName: plan.title,
      itemTitle: plan.item,
      startedAt: startOfDay(plan.startedDaysAgo),
      dueAt: endOfDay(plan.reviewDays),
      rubric: defaultWorkRubric,
      sample: plan.isOver ? null : { kind: 'text', ...sampleWork },
      isOver: plan.isOver,
      said: (reviewerId, authorId) => {
        const author = authors.indexOf(authorId)
        const worth = plan.worth[author] ?? 0.8
        // Of the running round student1 has written nothing yet, and the last one has not either.
        const isLate = !plan.isOver && (reviewerId === own || reviewerId === authors.at(-1))
        if (isLate) return undefined
        const shift = ((authors.indexOf(reviewerId) + author) % 3) - 1
        return {
          points: pointsAt(Math.min(1, worth + shift * 0.04)),
          comment: commentOf(plan, worth),
        }
      },
    })
  }
}
