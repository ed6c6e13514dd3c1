import { mergeRounds, roundsInBoth } from '#attempts'
import { type ClassPort, type HasRecords, type MergePort, peopleCalls } from '#identity'
import {
  archiveClasses,
  classesOfPeople,
  classSizes,
  fullName,
  isInClass,
  leaveClass,
  reopenClasses,
  returnToClass,
  studentsAmongClasses,
} from '#classes'
import { sendToAddresses } from '#messages'
import { amongReferences, countReferences, moveReferences } from '#platform/database'
import type { Keys } from '#platform/keys'
import { teacherPort } from './administration.ts'
import { movedColumns } from './person-columns.ts'

/** 行政班 as the administration of people shows and leaves them. */
const classPort: ClassPort = {
  isIn: isInClass,
  leave: leaveClass,
  comeBack: returnToClass,
  students: studentsAmongClasses,
  sizes: classSizes,
  archive: archiveClasses,
  reopen: reopenClasses,
  async of(school, personIds) {
    const rows = await classesOfPeople(school, personIds)
    return new Map(
      [...rows].map(([personId, row]) => [
        personId,
        { id: row.id, name: fullName(row), grade: row.grade },
      ]),
    )
  },
}

/** Of some people those who studied, taught or wrote something. */
export const hasRecords: HasRecords = async ({ db, school }, ids) => {
  const personIds = new Set<string>()
  for (const column of movedColumns.filter(({ isRecord }) => isRecord)) {
    const open = ids.filter((id) => !personIds.has(id))
    if (open.length === 0) break
    for (const id of await amongReferences(db, column, school.id, open)) personIds.add(id)
  }
  return personIds
}

const roundsName = '同一课程的学习记录（较早的转为历史轮次）'
const classesName = '行政班（以保留的账号为准）'

/** What merging accounts moves, in all rooms. */
const mergePort: MergePort = {
  async preview(visit, from, to) {
    const pair = { schoolId: visit.school.id, from, to }
    const counts: { name: string; moves: number; conflicts: number }[] = []
    const rounds = await roundsInBoth(visit, from, to)
    if (rounds > 0) counts.push({ name: roundsName, moves: 0, conflicts: rounds })
    const stays = await classesOfPeople(visit, [from, to])
    const isInBoth = stays.has(from) && stays.has(to)
    if (isInBoth) counts.push({ name: classesName, moves: 0, conflicts: 1 })
    for (const column of movedColumns) {
      const { all, meeting } = await countReferences(visit.db, column, pair)
      // Rounds of both do go over, one of them as history; so does what belongs to them.
      const stay = isOfRounds(column)
        ? 0
        : meeting - (isInBoth && column.table === 'class_stay' ? meeting : 0)
      if (all > 0) counts.push({ name: column.name, moves: all - stay, conflicts: stay })
    }
    return counts
  },
  async merge(visit, from, to) {
    const pair = { schoolId: visit.school.id, from, to }
    await mergeRounds(visit, from, to)
    const stays = await classesOfPeople(visit, [from, to])
    if (stays.has(to)) await leaveClass(visit, [from])
    let moved = 0
    let kept = 0
    for (const column of movedColumns) {
      const { all } = await countReferences(visit.db, column, pair)
      const gone = all === 0 ? 0 : await moveReferences(visit.db, column, pair)
      moved += gone
      kept += all - gone
    }
    return { moved, kept }
  },
}

const isOfRounds = (column: (typeof movedColumns)[number]): boolean =>
  column.table === 'attempt' ||
  column.part?.of.table === 'attempt' ||
  column.part?.of.part?.of.table === 'attempt'

/** Answers the administration of people. */
export const managedPeople = (keys: Keys) =>
  peopleCalls({
    teachers: teacherPort,
    classes: classPort,
    merge: mergePort,
    hasRecords,
    sending: sendToAddresses(keys),
  })
