import type { OwnClass } from '@xinglin/contract/classes'
import { facesOf } from '#identity'
import { dayIn, type Visit } from '#platform/visit'
import { stayStore } from '../administrative/stay-store.ts'
import { administrativeStore, type AdministrativeLine } from '../administrative/store.ts'
import { currentTerm, termName } from '../terms/rules.ts'
import { termStore } from '../terms/store.ts'
import { memberStore } from './member-store.ts'
import { teachingStore, type TeachingLine } from './store.ts'
import { fullName } from '../names/class-names.ts'

type Own = {
  readonly administrative: readonly AdministrativeLine[]
  readonly teaching: readonly TeachingLine[]
  readonly postIn: (row: TeachingLine) => OwnClass['Post']
}

const maxHeaded = 100

const ofStudent = async (visit: Visit, id: string): Promise<Own> => {
  const [stay] = await stayStore(visit).of([id])
  const own = stay && (await administrativeStore(visit).find(stay.classId))
  const ids = await memberStore(visit).studiedBy(id)
  return {
    administrative: own ? [own] : [],
    teaching: await teachingStore(visit).among(ids),
    postIn: () => 'student',
  }
}

const ofTeacher = async (visit: Visit, id: string): Promise<Own> => {
  const wanted = { grade: 0, departmentId: undefined, major: '', key: '', state: 'open' } as const
  const teaching = await teachingStore(visit).taught(id)
  const staff = new Map(
    (
      await memberStore(visit).staffOfAll(
        teaching.map((row) => row.id),
        id,
      )
    ).map((one) => [one.classId, one.post]),
  )
  return {
    administrative: await administrativeStore(visit).list(
      { ...wanted, seen: { headTeacherId: id, collegeIds: [] } },
      1,
      maxHeaded,
    ),
    teaching,
    postIn: (row) => (row.teacherId === id ? 'lead' : (staff.get(row.id) ?? 'assistant')),
  }
}

/** The visitor's own classes: the 行政班 first, then 教学班, those that are archived last. */
export const toMyClasses = async (visit: Visit): Promise<OwnClass[]> => {
  const id = visit.person?.id ?? ''
  const isTeacher = visit.who === 'teacher'
  const { administrative, teaching, postIn } = await (isTeacher ? ofTeacher : ofStudent)(visit, id)
  const terms = await termStore(visit).all()
  const names = new Map(terms.map((row) => [row.id, termName(row)]))
  const current = currentTerm(terms, dayIn(visit.school.timezone, visit.at))
  const heads = administrative.flatMap(({ headTeacherId }) => headTeacherId ?? [])
  const faces = await facesOf(visit, [...heads, ...teaching.map((row) => row.teacherId)])
  const nameOf = (one: string | null) => faces.get(one ?? '')?.name ?? ''
  const shown = [
    ...administrative.map((row): OwnClass => ({
      Kind: 'administrative',
      Id: row.id,
      Name: fullName(row),
      Course: '',
      TermName: '',
      IsCurrentTerm: false,
      TeacherName: nameOf(row.headTeacherId),
      StudentCount: row.students,
      State: row.state,
      Post: isTeacher ? 'lead' : 'student',
    })),
    ...teaching.map((row): OwnClass => ({
      Kind: 'teaching',
      Id: row.id,
      Name: row.name,
      Course: row.course,
      TermName: names.get(row.termId ?? '') ?? '',
      IsCurrentTerm: row.termId !== null && row.termId === current?.id,
      TeacherName: nameOf(row.teacherId),
      StudentCount: row.students,
      State: row.closed ? 'archived' : 'open',
      Post: postIn(row),
    })),
  ]
  return [
    ...shown.filter(({ State }) => State === 'open'),
    ...shown.filter(({ State }) => State === 'archived'),
  ]
}
