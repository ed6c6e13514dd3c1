import type { assistantRights, ClassDetail } from '@xinglin/contract/classes'
import { facesOf, type Face } from '#identity'
import type { Visit } from '#platform/visit'
import type { AdministrativeLine } from '../administrative/store.ts'
import type { CoursesAmong } from './class-courses.ts'
import { toGroups } from './manage-groups.ts'
import { memberStore } from './member-store.ts'
import type { Standing } from './policy.ts'
import { termNames } from './serialize.ts'
import type { TeachingLine } from './store.ts'
import { studyStore } from './study-store.ts'

type Given = (typeof assistantRights)[number]

const toStaff = (
  faces: ReadonlyMap<string, Face>,
  id: string,
  post: ClassDetail['Staff'][number]['Post'],
  rights: readonly string[] = [],
): ClassDetail['Staff'] => {
  const face = faces.get(id)
  if (!face) return []
  return [
    {
      PersonId: id,
      RealName: face.name,
      ImgUrl: face.imgUrl,
      Gender: face.gender,
      Post: post,
      Rights: rights as Given[],
    },
  ]
}

/** A 行政班 for those who belong to it. */
export const toAdministrativeDetail = async (
  visit: Visit,
  row: AdministrativeLine,
  isStudent: boolean,
  departmentName: string,
): Promise<ClassDetail> => {
  const head = row.headTeacherId ?? ''
  return {
    Kind: 'administrative',
    Id: row.id,
    Name: row.name,
    Course: '',
    TermId: '',
    TermName: '',
    Grade: row.grade,
    Major: row.major,
    DepartmentName: departmentName,
    Staff: toStaff(await facesOf(visit, [head].filter(Boolean)), head, 'lead'),
    StudentCount: row.students,
    Capacity: 0,
    Groups: [],
    GroupId: '',
    Courses: [],
    Code: '',
    CodeUntil: '',
    State: row.state,
    Rights: [],
    IsStudent: isStudent,
    MayLeave: false,
    Version: row.version,
  }
}

/** A 教学班 for those who belong to it; its code to those alone who may hand it out. */
export const toTeachingDetail = async (
  visit: Visit,
  row: TeachingLine,
  { post, rights }: Standing,
  coursesAmong: CoursesAmong,
): Promise<ClassDetail> => {
  const store = memberStore(visit)
  const staff = await store.staff(row.id)
  const faces = await facesOf(visit, [row.teacherId, ...staff.map((one) => one.personId)])
  const isStudent = post === 'student'
  const own = isStudent ? await store.find(row.id, visit.person?.id ?? '') : undefined
  const hands = rights.includes('code') && row.joinCode !== null && row.codeUntil !== null
  return {
    Kind: 'teaching',
    Id: row.id,
    Name: row.name,
    Course: row.course,
    TermId: row.termId ?? '',
    TermName: (await termNames(visit)).get(row.termId ?? '') ?? '',
    Grade: 0,
    Major: '',
    DepartmentName: '',
    Staff: [
      ...toStaff(faces, row.teacherId, 'lead'),
      ...staff.flatMap((one) =>
        toStaff(faces, one.personId, one.post, isStudent ? [] : one.rights),
      ),
    ],
    StudentCount: row.students,
    Capacity: row.capacity ?? 0,
    Groups: await toGroups(visit, row.id),
    GroupId: own?.groupId ?? '',
    Courses: [...(await coursesAmong(visit, await studyStore(visit).coursesOf(row.id)))],
    Code: hands ? (row.joinCode ?? '') : '',
    CodeUntil: hands ? (row.codeUntil?.toISOString() ?? '') : '',
    State: row.closed ? 'archived' : 'open',
    Rights: [...rights],
    IsStudent: isStudent,
    MayLeave: own?.way === 'code' && !row.closed,
    Version: row.version,
  }
}
