import { getClassDetail, listClassMembers, listMyClasses } from '@xinglin/contract/classes'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { collegeNames } from '#schools'
import { classesOfPeople } from '../administrative/administrative-class.ts'
import { stayStore } from '../administrative/stay-store.ts'
import { administrativeStore, type AdministrativeLine } from '../administrative/store.ts'
import { pageOf, rosterOf } from '../names/roster-order.ts'
import type { CoursesAmong } from './class-courses.ts'
import { toAdministrativeDetail, toTeachingDetail } from './class-detail.ts'
import { memberStore } from './member-store.ts'
import { toMyClasses } from './my-classes.ts'
import { standingIn } from './policy.ts'
import { teachingStore } from './store.ts'
import { fullName } from '../names/class-names.ts'

const { missing } = getClassDetail.refusals

/** The 行政班, as far as the visitor belongs to it: its students, its 班主任, those who run the school. */
const ownAdministrative = async (
  visit: Visit,
  id: string,
): Promise<{ row: AdministrativeLine; isStudent: boolean }> => {
  const row = await administrativeStore(visit).find(id)
  const own = visit.person?.id ?? ''
  const [stay] = row && visit.who === 'student' ? await stayStore(visit).of([own]) : []
  const isStudent = stay?.classId === id
  const heads = visit.who === 'teacher' && row?.headTeacherId === own
  if (!row || !(isStudent || heads || runsSchool(visit))) throw refuse(missing)
  return { row, isStudent }
}

/** Who studies in a class of either kind, with their groups; and whether the visitor teaches it. */
const studentsOf = async (visit: Visit, id: string) => {
  const row = await teachingStore(visit).find(id)
  if (!row) {
    const { isStudent } = await ownAdministrative(visit, id)
    const stays = await stayStore(visit).in(id)
    return { teaches: !isStudent, groups: new Map(stays.map((one) => [one.personId, ''])) }
  }
  const standing = await standingIn(visit, row)
  if (!standing) throw refuse(missing)
  const members = await memberStore(visit).students(id)
  return {
    teaches: standing.post !== 'student',
    groups: new Map(members.map((one) => [one.personId, one.groupId ?? ''])),
  }
}

const members = async (visit: Visit, fields: InputOf<typeof listClassMembers>) => {
  const { ClassId, SearchKey, GroupId, PageIndex, PageSize } = fields
  const { teaches, groups } = await studentsOf(visit, ClassId)
  const wanted = GroupId === 'none' ? '' : GroupId
  const isWanted = (id: string) => wanted === null || wanted === nobody || groups.get(id) === wanted
  const faces = await facesOf(visit, [...groups.keys()].filter(isWanted))
  // A number that one may not see finds nobody either.
  const all = rosterOf(faces, SearchKey, { byNumber: teaches })
  const page = pageOf(all, PageIndex, PageSize)
  const classes = teaches
    ? await classesOfPeople(
        visit,
        page.map(([id]) => id),
      )
    : new Map()
  return {
    List: page.map(([id, face]) => {
      const own = classes.get(id)
      return {
        PersonId: id,
        RealName: face.name,
        Number: teaches ? face.number : '',
        Gender: face.gender,
        ImgUrl: face.imgUrl,
        GroupId: groups.get(id) ?? '',
        ClassName: own ? fullName(own) : '',
      }
    }),
    Count: all.length,
  }
}

/** Answers what those who belong to a class see of it. */
export const ownClassCalls = (coursesAmong: CoursesAmong) => [
  answer(listMyClasses, async function handleListMyClasses(visit) {
    return { List: await toMyClasses(visit) }
  }),

  answer(getClassDetail, async function handleGetClassDetail(visit, { Id }) {
    const row = await teachingStore(visit).find(Id)
    if (!row) {
      const { row: own, isStudent } = await ownAdministrative(visit, Id)
      const names = await collegeNames(visit)
      return toAdministrativeDetail(visit, own, isStudent, names.get(own.departmentId) ?? '')
    }
    const standing = await standingIn(visit, row)
    if (!standing) throw refuse(missing)
    return toTeachingDetail(visit, row, standing, coursesAmong)
  }),

  answer(listClassMembers, members),
]
