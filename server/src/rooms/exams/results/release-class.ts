import { nobody, type InputOf } from '@xinglin/contract/call'
import { type ClassRelease, getExamRelease, releaseExamClass } from '@xinglin/contract/exams'
import { workStore } from '#marking'
import { answer } from '#platform/http'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { namesOfTargets, receiversOf } from '#targets'
import { releaseStore, type ReleaseStanding } from '../attempts/release-store.ts'
import { managedExam } from '../schedule/manage-exams.ts'
import { changeableExam, watchedExam } from '../schedule/policy.ts'
import { graceMs } from '../schedule/release.ts'
import { waitsForRelease } from '../schedule/serialize.ts'
import { isSat, lastEnd, settleHold } from '../schedule/settle-hold.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'

const { wrongState, noManual, running, none } = releaseExamClass.refusals

/** Those who sat an examination and have it no more, and those who were given it by name. */
const othersName = '其他考生'

type OfClass = { readonly id: string; readonly name: string; readonly people: ReadonlySet<string> }

/** The people of an examination by the classes that it is given to; whoever is in none of them stands under `nobody`. */
const classesOfExam = async (
  tenant: TenantContext,
  examId: string,
  sat: readonly ReleaseStanding[],
): Promise<OfClass[]> => {
  const people = new Map<string, Set<string>>()
  const add = (classId: string, personId: string) =>
    people.set(classId, (people.get(classId) ?? new Set()).add(personId))
  const receivers = await receiversOf(tenant, examId)
  for (const [personId, { targetMatch }] of receivers) {
    const own = targetMatch.via.flatMap(({ classId }) => (classId === '' ? [] : [classId]))
    for (const classId of own.length === 0 ? [nobody] : own) add(classId, personId)
  }
  for (const { personId } of sat) if (!receivers.has(personId)) add(nobody, personId)
  const refs = [...people.keys()].map((refId) => ({ kind: 'teaching' as const, refId }))
  const names = await namesOfTargets(tenant, refs)
  return [...people]
    .map(([id, some]) => ({ id, name: names.get(id)?.name ?? othersName, people: some }))
    .toSorted(
      (a, b) =>
        Number(a.id === nobody) - Number(b.id === nobody) || a.name.localeCompare(b.name, 'zh'),
    )
}

/** Until when others may sit a paper; null where nobody can any more, or nothing of it is released by hand. */
const paperFrom = async (tenant: TenantContext, row: ExamRow, at: Date): Promise<Date | null> => {
  const isManual = row.release.Answers === 'manual' || row.release.Keys === 'manual'
  if (!isManual || (await isSat(tenant, row, at))) return null
  return new Date((await lastEnd(tenant, row)).getTime() + graceMs)
}

const getRelease = async (visit: Visit, { Id }: InputOf<typeof getExamRelease>) => {
  const { row, access } = await watchedExam(visit, Id)
  if (!waitsForRelease(row)) return { Classes: [], PaperFrom: null }
  const sat = await releaseStore(visit).standings(Id)
  const waiting = (await workStore(visit).ofGroup('exam', Id)).filter(
    ({ state }) => state === 'waiting',
  )
  const all = await classesOfExam(visit, Id, sat)
  const seen = all.filter(
    ({ id }) => access.onlyClasses === undefined || access.onlyClasses.includes(id),
  )
  const Classes = seen.map(({ id, name, people }): ClassRelease => {
    const own = sat.filter(({ personId }) => people.has(personId))
    const handedIn = own.filter(({ state }) => state === 'submitted')
    return {
      ClassId: id === nobody ? '' : id,
      Name: name,
      Examinees: people.size,
      Running: own.length - handedIn.length,
      Submitted: handedIn.length,
      Released: handedIn.filter(({ releasedAt }) => releasedAt !== null).length,
      ToMark: waiting.filter(({ personId }) => people.has(personId)).length,
    }
  })
  const from = await paperFrom(visit, row, visit.at)
  return { Classes, PaperFrom: from?.toISOString() ?? null }
}

/** Once everybody's result is released class by class and nobody can sit it any more, the examination is released. */
const endRelease = async (visit: Visit, row: ExamRow): Promise<void> => {
  const left = (await releaseStore(visit).standings(row.id)).some(
    ({ releasedAt }) => releasedAt === null,
  )
  if (left || !(await isSat(visit, row, visit.at))) return
  await examStore(visit).change(row.id, {
    releasedAt: visit.at,
    // Each was told with their class.
    resultToldAt: visit.at,
    version: row.version + 1,
  })
  await settleHold(visit, row.id, visit.at)
}

const releaseClass = async (visit: Visit, { Id, ClassId }: InputOf<typeof releaseExamClass>) => {
  const row = await changeableExam(visit, Id)
  if (row.state === 'draft') throw refuse(wrongState)
  if (!waitsForRelease(row)) throw refuse(noManual)
  const store = releaseStore(visit)
  const sat = await store.standings(Id)
  const one = (await classesOfExam(visit, Id, sat)).find(({ id }) => id === ClassId)
  if (!one) throw refuse(none)
  if (sat.some(({ personId, state }) => state === 'running' && one.people.has(personId)))
    throw refuse(running)
  const released = await store.release(Id, [...one.people], visit.at)
  if (released.length === 0) throw refuse(none)
  await workStore(visit).releaseMarked('exam', Id, visit.at, [...one.people])
  if (row.release.Score === 'manual')
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'exam-released',
        subjectId: Id,
        title: row.name,
        to: [...new Set(released)],
        occurrence: `exam-released ${visit.at.toISOString()}`,
        senderId: visit.person?.id ?? null,
      },
    })
  await endRelease(visit, row)
  await managedExam(visit, '按班公布了成绩：', row.name, `${one.name}：${released.length} 份`)
  return { Released: released.length }
}

/** Answers those who release the results of an examination class by class. */
export const classReleaseCalls = () => [
  answer(getExamRelease, getRelease),
  answer(releaseExamClass, releaseClass),
]
