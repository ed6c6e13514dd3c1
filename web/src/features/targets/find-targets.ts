import { call } from '#call'
import {
  chooseAdministrative,
  findStudents,
  getClassDetail,
  listTeaching,
} from '@xinglin/contract/classes'
import type { TargetValues } from './target-values.ts'

const most = 20

const teaching = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(
    listTeaching,
    { SearchKey: words, State: 'open', PageSize: most },
    { signal },
  )
  return list.map(({ Id, Name, Course, TermName, StudentCount }) => ({
    id: Id,
    name: [Course, Name].filter((part) => part !== '').join(' '),
    note: `${TermName} ${StudentCount} 人`.trim(),
  }))
}

const administrative = async (words: string, signal: AbortSignal) => {
  const { List: list } = await call(chooseAdministrative, { SearchKey: words }, { signal })
  return list.map(({ Id, Name, StudentCount }) => ({
    id: Id,
    name: Name,
    note: `${StudentCount} 人`,
  }))
}

const students = async (words: string, signal: AbortSignal) => {
  if (words.trim() === '') return []
  const { List: list } = await call(findStudents, { SearchKey: words }, { signal })
  return list.map(({ PersonId, RealName, Number: number, ClassName }) => ({
    id: PersonId,
    name: RealName,
    note: `${number} ${ClassName}`.trim(),
  }))
}

/** The groups of the 教学班 that are chosen already. */
const groupsOf =
  (chosen: readonly TargetValues[]) => async (words: string, signal: AbortSignal) => {
    const targets = []
    for (const { Id, Name } of chosen.filter(({ Kind }) => Kind === 'teaching')) {
      const { Groups: groups } = await call(getClassDetail, { Id }, { signal })
      targets.push(
        ...groups.map((group) => ({
          id: group.Id,
          name: `${Name} ${group.Name}`,
          note: `${group.StudentCount} 人`,
        })),
      )
    }
    return targets.filter(({ name }) => name.includes(words.trim()))
  }

/** What may be chosen of a kind, by words. */
export const findTargets = (kind: TargetValues['Kind'], chosen: readonly TargetValues[]) =>
  ({ teaching, administrative, person: students, group: groupsOf(chosen) })[kind]
