import {
  changeAdministrativeRoster,
  getClassHistory,
  listAdministrativeStudents,
} from '@xinglin/contract/classes'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { collegesOfPeople, facesOf, peopleAmong } from '#identity'
import { answer } from '#platform/http'
import { dayIn, refuse, runsSchool, type Visit } from '#platform/visit'
import { pageOf, rosterOf } from '../names/roster-order.ts'
import { placeStudents } from './place-students.ts'
import { keepsClassesOf, seenClass, seenClasses, seesClass } from './policy.ts'
import { stayStore } from './stay-store.ts'
import { administrativeStore } from './store.ts'
import { fullName } from '../names/class-names.ts'

const { missing, archived, both, otherCollege } = changeAdministrativeRoster.refusals

/** Refuses students of other 院系 to whoever keeps the classes of one: taking them over is for those who run the school. */
const refuseOtherColleges = async (visit: Visit, personIds: readonly string[]): Promise<void> => {
  if (runsSchool(visit)) return
  const colleges = await collegesOfPeople(visit, personIds)
  const isOther = (id: string) => {
    const collegeId = colleges.get(id)
    return collegeId !== undefined && !keepsClassesOf(visit, collegeId)
  }
  if (personIds.some(isOther)) throw refuse(otherCollege)
}

const change = async (visit: Visit, fields: InputOf<typeof changeAdministrativeRoster>) => {
  const { ClassId, Move, Reason } = fields
  const row = await administrativeStore(visit).lock(ClassId)
  if (!row || !keepsClassesOf(visit, row.departmentId)) throw refuse(missing)
  if (row.state === 'archived') throw refuse(archived)
  const add = fields.Add.filter((id) => id !== nobody)
  if (add.length < fields.Add.length) throw refuse(changeAdministrativeRoster.refusals.student)
  if (fields.Drop.some((id) => add.includes(id))) throw refuse(both)
  await refuseOtherColleges(visit, add)
  const store = stayStore(visit)
  const leaving = (await store.lock(fields.Drop)).filter((stay) => stay.classId === ClassId)
  await store.end(
    leaving.map((stay) => stay.id),
    dayIn(visit.school.timezone, visit.at),
  )
  const {
    added,
    moved,
    people: came,
  } = await placeStudents(visit, ClassId, add, {
    move: Move,
    reason: Reason,
  })
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'class-joined',
      subjectId: ClassId,
      title: fullName(row),
      to: came,
      occurrence: visit.at.toISOString(),
      senderId: visit.person?.id ?? null,
    },
  })
  const people = await facesOf(visit, [...add, ...leaving.map((stay) => stay.personId)])
  const changes = [
    [added, '加入'],
    [moved, '转入'],
    [leaving.length, '移出'],
  ] as const
  const happened = changes.filter(([count]) => count > 0)
  if (happened.length > 0)
    await visit.publish({
      kind: 'managed',
      area: 'classes',
      text: `调整了行政班“${fullName(row)}”的学生：${happened.map(([count, what]) => `${what} ${count} 人`).join('，')}`,
      detail: [
        [...people.values()]
          .slice(0, 20)
          .map(({ name }) => name)
          .join('、'),
        Reason,
      ]
        .filter((part) => part !== '')
        .join('；'),
    })
  const now = await store.in(ClassId)
  return { Added: added, Moved: moved, Dropped: leaving.length, StudentCount: now.length }
}

/** Answers who is in a 行政班 and who was. */
export const rosterCalls = () => [
  answer(
    listAdministrativeStudents,
    async function handleListAdministrativeStudents(
      visit,
      { ClassId, SearchKey, PageIndex, PageSize },
    ) {
      await seenClass(visit, ClassId)
      const stays = new Map((await stayStore(visit).in(ClassId)).map((one) => [one.personId, one]))
      const all = rosterOf(await facesOf(visit, [...stays.keys()]), SearchKey)
      return {
        List: pageOf(all, PageIndex, PageSize).map(([id, face]) => ({
          PersonId: id,
          RealName: face.name,
          Number: face.number,
          Gender: face.gender,
          ImgUrl: face.imgUrl,
          From: stays.get(id)?.fromDay ?? '',
        })),
        Count: all.length,
      }
    },
  ),

  answer(changeAdministrativeRoster, change),

  answer(getClassHistory, async function handleGetClassHistory(visit, { PersonId }) {
    const stays = await stayStore(visit).history(PersonId)
    const seen = seenClasses(visit)
    const rows = await administrativeStore(visit).among(stays.map((stay) => stay.classId))
    const classes = new Map(rows.map((row) => [row.id, row]))
    const present = classes.get(stays.find((stay) => stay.untilDay === null)?.classId ?? '')
    if (seen !== undefined && !(present && seesClass(visit, present))) throw refuse(missing)
    const person = (await peopleAmong(visit, [PersonId])).get(PersonId)
    if (!person) throw refuse(missing)
    return {
      RealName: person.name,
      Number: person.number,
      List: stays.flatMap((stay) => {
        const row = classes.get(stay.classId)
        if (!row) return []
        return [
          {
            ClassId: row.id,
            ClassName: row.name,
            Grade: row.grade,
            Major: row.major,
            From: stay.fromDay,
            Until: stay.untilDay ?? '',
            Reason: stay.reason,
          },
        ]
      }),
    }
  }),
]
