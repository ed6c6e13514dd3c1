import { randomBytes } from 'node:crypto'
import {
  findByCode,
  joinClass,
  joinCode,
  leaveClass,
  rosterLimits,
  setJoinCode,
} from '@xinglin/contract/classes'
import type { InputOf } from '@xinglin/contract/call'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { managedClass } from './manage-teaching.ts'
import { memberStore } from './member-store.ts'
import { changeableClass } from './policy.ts'
import { codeFrom, joinFault, typedCode } from './rules.ts'
import { termNames } from './serialize.ts'
import { teachingStore, type TeachingRow } from './store.ts'
import { forgetStudied } from './study.ts'
import { classTitle } from '../names/class-names.ts'

const { unknown } = joinClass.refusals
const dayMs = 86_400_000

/** A code that no class of the school has. */
const freshCode = async (visit: Visit): Promise<string> => {
  const code = codeFrom(randomBytes(joinCode.length * 4))
  return code && !(await teachingStore(visit).byCode(code)) ? code : freshCode(visit)
}

const setCode = async (visit: Visit, { ClassId, Days, Renew }: InputOf<typeof setJoinCode>) => {
  const row = await changeableClass(visit, ClassId, 'code')
  const isShut = Days === 0
  const code = isShut ? null : Renew || !row.joinCode ? await freshCode(visit) : row.joinCode
  const codeUntil = isShut ? null : new Date(visit.at.getTime() + Days * dayMs)
  await teachingStore(visit).change(ClassId, { joinCode: code, codeUntil })
  await managedClass(
    visit,
    `${isShut ? '关闭' : Renew ? '更换' : '开放'}了教学班“${classTitle(row)}”的班级码`,
  )
  return { Code: code ?? '', CodeUntil: codeUntil?.toISOString() ?? '' }
}

/** The class that a code opens, and whether the visitor is in it; refuses a code that opens nothing to them. */
const opened = async (
  visit: Visit,
  typed: string,
): Promise<{ row: TeachingRow; students: number; isMember: boolean }> => {
  const store = teachingStore(visit)
  const code = typedCode(typed)
  const classRow = code.length === joinCode.length ? await store.byCode(code) : undefined
  // Held, so that the last place is given once.
  const row = classRow && (await store.lock(classRow.id))
  if (!row || row.joinCode !== code) throw refuse(unknown)
  const members = memberStore(visit)
  const isMember = (await members.find(row.id, visit.person?.id ?? '')) !== undefined
  const students = await members.count(row.id)
  const fault = joinFault(row, students, visit.at, rosterLimits.atOnce)
  if (fault && !isMember) throw refuse(joinClass.refusals[fault])
  return { row, students, isMember }
}

/** Answers codes: opening a class by one, coming by one, leaving again. */
export const joiningCalls = () => [
  answer(setJoinCode, setCode),

  answer(findByCode, async function handleFindByCode(visit, { Code }) {
    const { row, students, isMember } = await opened(visit, Code)
    return {
      Id: row.id,
      Course: row.course,
      Name: row.name,
      TermName: (await termNames(visit)).get(row.termId ?? '') ?? '',
      TeacherName: await nameOfPerson(visit, row.teacherId),
      StudentCount: students,
      IsMember: isMember,
    }
  }),

  answer(joinClass, async function handleJoinClass(visit, { Code }) {
    const { row } = await opened(visit, Code)
    await memberStore(visit).add(row.id, [visit.person?.id ?? ''], { way: 'code', at: visit.at })
    visit.afterwards(() => forgetStudied(visit.school.id))
    return { Id: row.id }
  }),

  answer(leaveClass, async function handleLeaveClass(visit, { Id }) {
    const row = await teachingStore(visit).lock(Id)
    const own = visit.person?.id ?? ''
    const member = row && (await memberStore(visit).find(Id, own))
    if (!row || !member) throw refuse(leaveClass.refusals.missing)
    if (row.closed) throw refuse(leaveClass.refusals.closed)
    if (member.way !== 'code') throw refuse(leaveClass.refusals.added)
    await memberStore(visit).drop(Id, [own])
    visit.afterwards(() => forgetStudied(visit.school.id))
    return {}
  }),
]
