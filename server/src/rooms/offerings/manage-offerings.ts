import {
  listCourseClasses,
  listOfferings,
  openToOthers,
  overrideOffering,
  saveOffering,
  withdrawOffering,
} from '@xinglin/contract/offerings'
import type { InputOf } from '@xinglin/contract/call'
import { isTerm } from '#classes'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { targetStore } from '#targets'
import { ownCourseClasses } from './course-classes.ts'
import { checkedTargets } from './check-targets.ts'
import { periodsOfReceivers, tellOfCourse, tellOfPeriods } from './notices.ts'
import { writeOverrides } from './override-offering.ts'
import { momentsFault, offeringKind, type OfferingRow, offeringStore } from './periods/index.ts'
import { changeableAmong, type GivenCourse, toOfferings } from './serialize.ts'

const { missing, notYours } = listOfferings.refusals

/** What the room of courses lends: a course that the visitor may open, and who else may study it. */
export type CoursePort = {
  readonly find: (visit: Visit, courseId: string) => Promise<GivenCourse | undefined>
  readonly restrict: (visit: Visit, courseId: string, isRestricted: boolean) => Promise<void>
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const openable = async (port: CoursePort, visit: Visit, courseId: string): Promise<GivenCourse> => {
  const course = await port.find(visit, courseId)
  if (!course) throw refuse(missing)
  return course
}

/** What a form says of the offering, checked. */
const fieldsOf = async (visit: Visit, course: GivenCourse, form: InputOf<typeof saveOffering>) => {
  const { term, item, ...faults } = saveOffering.refusals
  const keyOf = new Map(course.items.map(({ id, itemKey }) => [id, itemKey]))
  const deadlines = form.Deadlines.flatMap(({ ItemId, DueAt }) => {
    const itemKey = keyOf.get(ItemId)
    if (itemKey === undefined) throw refuse(item)
    const dueAt = momentOf(DueAt)
    return dueAt ? [{ itemKey, dueAt }] : []
  })
  const row = {
    termId: form.TermId,
    opensAt: momentOf(form.OpensAt),
    closesAt: momentOf(form.ClosesAt),
    examFrom: momentOf(form.ExamFrom),
    examUntil: momentOf(form.ExamUntil),
    maxRounds: form.MostRounds === 0 ? null : form.MostRounds,
  }
  const fault = momentsFault({
    ...row,
    opens: row.opensAt,
    closes: row.closesAt,
    deadlines: deadlines.map(({ dueAt }) => dueAt),
  })
  if (fault) throw refuse(faults[fault])
  if (!(await isTerm(visit, form.TermId))) throw refuse(term)
  return { row, deadlines }
}

const mayChange = async (visit: Visit, course: GivenCourse, row: OfferingRow): Promise<boolean> =>
  (await changeableAmong(visit, course, [row])).size > 0

/** An offering that the visitor may change, held until the call ends. */
const changeable = async (port: CoursePort, visit: Visit, id: string) => {
  const row = await offeringStore(visit).lock(id)
  const course = row && (await port.find(visit, row.courseId))
  if (!row || !course) throw refuse(missing)
  if (!(await mayChange(visit, course, row))) throw refuse(notYours)
  return { row, course }
}

const managed = (visit: Visit, text: string) =>
  visit.publish({ kind: 'managed', area: 'courses', text })

/** Answers those who give a course to classes; `port` is what the room of courses lends. */
export const offeringCalls = (port: CoursePort) => [
  answer(listOfferings, async function handleListOfferings(visit, { CourseId }) {
    const course = await openable(port, visit, CourseId)
    const rows = await offeringStore(visit).ofCourses([CourseId])
    const changeableIds = await changeableAmong(visit, course, rows)
    const own = rows.filter(({ id }) => changeableIds.has(id))
    return {
      CourseName: course.name,
      OthersMayStudy: !course.isRestricted,
      MaySayOthers: course.oversees,
      Items: course.items.map(({ id, title, isExamination }) => ({
        ItemId: id,
        Title: title,
        IsExamination: isExamination,
      })),
      List: await toOfferings(visit, course, own),
    }
  }),

  answer(listCourseClasses, async function handleListCourseClasses(visit, { CourseId }) {
    await openable(port, visit, CourseId)
    return { List: await ownCourseClasses(visit, CourseId) }
  }),

  answer(saveOffering, async function handleSaveOffering(visit, form) {
    const store = offeringStore(visit)
    const course = await openable(port, visit, form.CourseId)
    const before = await store.lock(form.Id)
    if (before && before.courseId !== form.CourseId) throw refuse(missing)
    if (before && !(await mayChange(visit, course, before))) throw refuse(notYours)
    if ((before?.version ?? 0) !== form.Version) throw refuse(saveOffering.refusals.newer)
    const { row, deadlines } = await fieldsOf(visit, course, form)
    const kept = await targetStore(visit).targets([form.Id])
    const targets = await checkedTargets(visit, form.Targets, kept)
    const had = await periodsOfReceivers(visit, before)
    const edited = { ...row, version: form.Version + 1, editedAt: visit.at }
    if (before) await store.change(form.Id, edited)
    else
      await store.add({
        ...edited,
        id: form.Id,
        courseId: form.CourseId,
        givenBy: visit.person?.id ?? '',
        createdAt: visit.at,
      })
    await targetStore(visit).retarget(form.Id, offeringKind, targets)
    await store.redate(form.Id, deadlines)
    await managed(visit, `${before ? '调整' : '设置'}了课程“${course.name}”的开课安排`)
    const rows = await store.among([form.Id])
    const given = { courseId: form.CourseId, name: course.name }
    const has = await periodsOfReceivers(visit, rows[0])
    await tellOfCourse(visit, given, had, has)
    await tellOfPeriods(visit, given, had, has)
    const [saved] = await toOfferings(visit, course, rows)
    if (!saved) throw new Error('an offering was not kept')
    return saved
  }),

  answer(overrideOffering, async function handleOverrideOffering(visit, form) {
    const { row, course } = await changeable(port, visit, form.Id)
    const had = await periodsOfReceivers(visit, row)
    await writeOverrides(visit, row, form, course.items)
    const given = { courseId: row.courseId, name: course.name }
    await tellOfPeriods(visit, given, had, await periodsOfReceivers(visit, row))
    await managed(visit, `为 ${form.To.length} 个对象单独设置了课程“${course.name}”的学习时间`)
    const [shown] = await toOfferings(visit, course, [row])
    return { Overrides: shown?.Overrides ?? [] }
  }),

  answer(withdrawOffering, async function handleWithdrawOffering(visit, { Id }) {
    const { row, course } = await changeable(port, visit, Id)
    await targetStore(visit).remove(Id)
    await offeringStore(visit).remove(Id)
    const left = await offeringStore(visit).ofCourses([row.courseId])
    // A course that is given to nobody is open to all again, as it was.
    if (left.length === 0) await port.restrict(visit, row.courseId, false)
    await managed(visit, `取消了课程“${course.name}”的开课安排`)
    return {}
  }),

  answer(openToOthers, async function handleOpenToOthers(visit, { CourseId, OthersMayStudy }) {
    const course = await openable(port, visit, CourseId)
    if (!course.oversees) throw refuse(notYours)
    const rows = await offeringStore(visit).ofCourses([CourseId])
    if (!OthersMayStudy && rows.length === 0) throw refuse(openToOthers.refusals.notGiven)
    await port.restrict(visit, CourseId, !OthersMayStudy)
    await managed(
      visit,
      `设置课程“${course.name}”${OthersMayStudy ? '未安排的学生也可自学' : '仅限安排的学生学习'}`,
    )
    return { OthersMayStudy }
  }),
]
