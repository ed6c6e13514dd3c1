import {
  getSpecial,
  getSpecials,
  getTeacherSpecials,
  joinSpecial,
  topicStatus,
} from '@xinglin/contract/topics'
import { attemptsOf } from '#attempts'
import { taughtBy, visibleAmong } from '#courses/catalogue'
import { newsAmong } from '#news'
import { answer } from '#platform/http'
import { dayIn, isOutsider, refuse, runsSchool, type Visit } from '#platform/visit'
import { deskStore } from './admin-store.ts'
import { statusOn } from './rules.ts'
import { topicStore, type TopicRow } from './store.ts'
import { toTopicResponses } from './serialize.ts'
import { shownHtml } from '#platform/rich-text'

const { missing, members } = getSpecial.refusals
const { ended } = joinSpecial.refusals

/** The topic that the visitor may see; one of the school's own people is refused to others as such. */
const seenTopic = async (visit: Visit, id: string): Promise<TopicRow> => {
  const row = runsSchool(visit) ? await deskStore(visit).find(id) : await topicStore(visit).find(id)
  if (!row) throw refuse(missing)
  if (!row.isPublic && isOutsider(visit)) throw refuse(members)
  return row
}

/** The groups of a topic with the courses that the visitor may open; a group without any is left out. */
const groupsOf = async (visit: Visit, topicId: string) => {
  const groups = await topicStore(visit).groups([topicId])
  const ids = groups.flatMap((group) => group.courseIds)
  const courses = new Map((await visibleAmong(visit, ids)).map((course) => [course.Id, course]))
  const attempts = isOutsider(visit)
    ? new Map()
    : await attemptsOf(visit).currents([...courses.keys()])
  return groups
    .map(({ name: Name, note: Note, courseIds }) => ({
      Name,
      Note,
      Courses: courseIds.flatMap((id) => {
        const course = courses.get(id)
        return course ? [{ ...course, Progress: attempts.get(id)?.progress ?? 0 }] : []
      }),
    }))
    .filter(({ Courses }) => Courses.length > 0)
}

/** Answers those who look at topics and join them. */
export const readingCalls = () => [
  answer(getSpecials, async function handleGetSpecials(visit, { Year, PageIndex, PageSize }) {
    const store = topicStore(visit)
    return {
      List: await toTopicResponses(visit, await store.list(Year, PageIndex, PageSize)),
      Count: await store.count(Year),
      Years: await store.years(),
    }
  }),

  answer(
    getTeacherSpecials,
    async function handleGetTeacherSpecials(visit, { UserId, PageIndex, PageSize }) {
      const { ids } = await taughtBy(visit, UserId)
      const { rows, count } = await topicStore(visit).holding(ids, PageIndex, PageSize)
      return { List: await toTopicResponses(visit, rows), Count: count }
    },
  ),

  answer(getSpecial, async function handleGetSpecial(visit, { Id }) {
    const row = await seenTopic(visit, Id)
    const [item] = await toTopicResponses(visit, [row])
    if (!item) throw refuse(missing)
    return {
      ...item,
      Html: shownHtml(visit, row.html),
      IsPublished: row.state === 'published',
      Groups: await groupsOf(visit, Id),
      News: await newsAmong(visit, row.newsIds),
    }
  }),

  answer(joinSpecial, async function handleJoinSpecial(visit, { Id }) {
    const row = await seenTopic(visit, Id)
    const store = topicStore(visit)
    if (await store.hasJoined(Id)) return { IsJoined: 1, JoinCount: row.joinCount }
    const today = dayIn(visit.school.timezone, visit.at)
    if (statusOn(row, today) === topicStatus.ended) throw refuse(ended)
    return { IsJoined: 1, JoinCount: await store.join(Id) }
  }),
]
