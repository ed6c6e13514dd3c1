import type { Db } from '#platform/database'
import { findable } from '#platform/search-index'
import { insertTeacher } from './store.ts'

/** What a school says of a new teacher; `id` is the person's, `title` one of the contract's numbers. */
export type NewTeacher = {
  readonly id: string
  readonly title: number
  readonly departmentId: string | null
  readonly name: string
  readonly gender: number | null
  readonly remark: string
  readonly expertise?: readonly string[]
  readonly sort: number
}

/** Makes a person of the school a teacher. */
export const makeTeacher = (db: Db, schoolId: string, wanted: NewTeacher): Promise<void> => {
  const { text: searchText, tokens } = findable([wanted.name])
  const expertise = [...(wanted.expertise ?? [])]
  return insertTeacher(db, { schoolId, ...wanted, expertise, searchText }, tokens)
}
