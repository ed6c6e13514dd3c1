import {
  getOnceItems,
  getOnceLearners,
  grantAttempt,
  setResultsRelease,
  type OnceItem,
  type OnceLearner,
} from '@xinglin/contract/learning'
import { attemptRefusal, learnersOf, officialOf, onceStore, type ItemKey } from '#attempts'
import { classesOf } from '#classes/teaching'
import { courseAccess, type CourseAccess } from '#courses/access'
import { refuseSensitive } from '#dictionaries'
import { facesOf, type Face } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import type { Taken } from '#simulations/kernel'
import type { Kinds } from './kinds.ts'
import { onceItemsOf, takenOnce, type ItemTakenOnce } from './taken-once.ts'

const { missing, notYours } = getOnceItems.refusals

/** Access to a course that the visitor oversees; refuses everybody else. */
export const overseen = async (visit: Visit, courseId: string): Promise<CourseAccess> => {
  const access = await courseAccess(visit, courseId)
  if (!access) throw refuse(missing)
  if (!access.oversees) throw refuse(notYours)
  return access
}

/** An item of a course that the visitor oversees, with what it is known by through all versions. */
const overseenItem = async (
  visit: Visit,
  courseId: string,
  itemId: string,
): Promise<{ readonly item: ItemTakenOnce; readonly key: ItemKey }> => {
  await overseen(visit, courseId)
  const item = (await onceItemsOf(visit, courseId)).find(({ id }) => id === itemId)
  if (!item) throw refuse(missing)
  return { item, key: { courseId, itemKey: item.itemKey } }
}

const toldItem = async (
  kinds: Kinds,
  visit: Visit,
  { id, title, kind, mode, itemKey }: ItemTakenOnce,
  courseId: string,
): Promise<OnceItem> => {
  const release = await onceStore(visit).release({ courseId, itemKey })
  const taken = await takenOnce(kinds, visit, courseId, { id, kind })
  return {
    ItemId: id,
    Title: title,
    Kind: kind,
    Mode: mode,
    ReleaseAt: release?.releaseAt.toISOString() ?? null,
    Released: release !== undefined && release.releaseAt <= visit.at,
    Taken: new Set(taken.map(({ personId }) => personId)).size,
  }
}

const toldLearner = (
  personId: string,
  { name, number }: Pick<Face, 'name' | 'number'>,
  taken: readonly Taken[],
  granted: number,
): OnceLearner => {
  const official = officialOf(taken.filter(({ state }) => state === 'finished'))
  const shown = official ?? taken[0]
  return {
    PersonId: personId,
    Name: name,
    Number: number,
    State: official ? 'finished' : taken.length > 0 ? 'open' : 'none',
    Taken: taken.length,
    Granted: granted,
    SessionId: official?.id ?? '',
    ProgressId: official?.attemptId ?? '',
    Composite: official?.composite ?? null,
    Level: official?.level ?? '',
    At: shown?.startedAt.toISOString() ?? null,
  }
}

/** Whoever was removed. */
const nobodyKnown = { name: '', number: '' }

const collator = new Intl.Collator('zh-CN-u-co-pinyin')

/** Who is to take something of a course: members of its classes, and whoever began it. */
const learnersAt = async (visit: Visit, courseId: string): Promise<ReadonlySet<string>> => {
  const classes = await classesOf(visit, courseId)
  return new Set([
    ...classes.flatMap(({ people }) => people),
    ...(await learnersOf(visit, courseId)),
  ])
}

/** Answers those who teach: who took what is taken once, another attempt for one of them, and when its results are told. */
export const overseeingCalls = (kinds: Kinds) => [
  answer(getOnceItems, async function handleGetOnceItems(visit, { CourseId }) {
    const { course } = await overseen(visit, CourseId)
    const Items = []
    for (const item of await onceItemsOf(visit, CourseId))
      Items.push(await toldItem(kinds, visit, item, CourseId))
    return { CourseName: course.name, MayDecide: visit.who === 'teacher', Items }
  }),

  answer(
    getOnceLearners,
    async function handleGetOnceLearners(visit, { CourseId, ItemId, PageIndex, PageSize }) {
      const { item, key } = await overseenItem(visit, CourseId, ItemId)
      const taken = Map.groupBy(
        await takenOnce(kinds, visit, CourseId, item),
        ({ personId }) => personId,
      )
      const ids = [...new Set([...(await learnersAt(visit, CourseId)), ...taken.keys()])]
      const faces = await facesOf(visit, ids)
      const nameOf = (id: string) => faces.get(id)?.name ?? ''
      const all = ids.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)) || (a < b ? -1 : 1))
      const waiting = (await onceStore(visit).grants(key)).filter(({ usedAt }) => usedAt === null)
      return {
        List: all
          .slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
          .map((id) =>
            toldLearner(
              id,
              faces.get(id) ?? nobodyKnown,
              taken.get(id) ?? [],
              waiting.filter(({ personId }) => personId === id).length,
            ),
          ),
        Count: all.length,
      }
    },
  ),

  answer(
    grantAttempt,
    async function handleGrantAttempt(visit, { CourseId, ItemId, PersonId, Reason }) {
      const { reason, sensitive, notLearner, unneeded } = grantAttempt.refusals
      const { item, key } = await overseenItem(visit, CourseId, ItemId)
      if (Reason === '') throw refuse(reason)
      await refuseSensitive(visit, Reason, 'course', sensitive)
      const taken = await takenOnce(kinds, visit, CourseId, item, PersonId)
      if (taken.length === 0 && !(await learnersAt(visit, CourseId)).has(PersonId))
        throw refuse(notLearner)
      const store = onceStore(visit)
      const { Released } = await toldItem(kinds, visit, item, CourseId)
      const waits = await store.waitingGrant(key, PersonId, true)
      const may = attemptRefusal({ taken: taken.length, released: Released, granted: false })
      if (waits || may === undefined) throw refuse(unneeded)
      await store.addGrant({
        id: newId(visit.at.getTime()),
        personId: PersonId,
        ...key,
        grantedBy: visit.person?.id ?? '',
        grantedAt: visit.at,
        reason: Reason,
      })
      const face = (await facesOf(visit, [PersonId])).get(PersonId) ?? nobodyKnown
      await visit.publish({
        kind: 'managed',
        area: 'courses',
        text: `准许再次参加（${face.name}，${item.title}）`,
        detail: `已参加${taken.length}次；理由：${Reason}`,
      })
      return toldLearner(PersonId, face, taken, 1)
    },
  ),

  answer(
    setResultsRelease,
    async function handleSetResultsRelease(visit, { CourseId, ItemId, Now, At }) {
      const { moment, released } = setResultsRelease.refusals
      const { item, key } = await overseenItem(visit, CourseId, ItemId)
      const store = onceStore(visit)
      const before = await store.release(key)
      if (before && before.releaseAt <= visit.at) throw refuse(released)
      const wanted = Now ? visit.at : At === '' ? undefined : new Date(At)
      const isPossible = (at: Date) =>
        at.getTime() > visit.at.getTime() && at.getTime() < visit.at.getTime() + maxAheadMs
      if (!Now && wanted && !isPossible(wanted)) throw refuse(moment)
      if (wanted)
        await store.setRelease(key, {
          releaseAt: wanted,
          setBy: visit.person?.id ?? '',
          setAt: visit.at,
        })
      else await store.withhold(key)
      await visit.publish({
        kind: 'managed',
        area: 'courses',
        text: `${Now ? '公布了成绩' : wanted ? '设置了成绩公布时间' : '取消了成绩公布时间'}（${item.title}）`,
        detail: wanted?.toISOString() ?? '',
      })
      return toldItem(kinds, visit, item, CourseId)
    },
  ),
]

const maxAheadMs = 2 * 365 * 86_400_000
