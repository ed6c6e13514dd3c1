import {
  addImportRows,
  confirmImport,
  getImport,
  importLimits,
  role,
  type UserFields,
} from '@xinglin/contract/identity'
import { nobody, type InputOf, type OutputOf } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { beginningCalls } from './begin-import.ts'
import { claimed } from './import-claims.ts'
import { isKnown, known, readRow, repeated } from './import-rules.ts'
import { importStore, type ImportRow } from './import-store.ts'
import { newRows } from './seed.ts'
import { nameStore } from './name-store.ts'
import { hashPassword } from './passwords.ts'
import { normalName } from './rules.ts'
import { identityStore } from './store.ts'
import type { TeacherPort } from './serialize-users.ts'
import { userStore } from './user-store.ts'

const { missing, done, tooMany, nothing, twice: sentTwice } = confirmImport.refusals
const blockSize = 500

const departmentIds = async (visit: Visit): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await departmentsOf(visit))
      .filter((one) => one.parentId === null)
      .map((one) => [one.name, one.id]),
  )

const openImport = async (visit: Visit, id: string): Promise<void> => {
  const found = await importStore(visit).hold(id)
  if (!found) throw refuse(missing)
  if (found.state === 'done') throw refuse(done)
}

/** Who in the school has one of these names or numbers already, as a fault by row. */
const takenBy = async (visit: Visit, rows: readonly ImportRow[]) => {
  const named = rows.filter((row) => row.loginNorm !== '')
  const taken = await userStore(visit).taken(
    named.map((row) => row.loginNorm),
    named.map((row) => row.numberNorm),
  )
  const names = new Set(taken.flatMap((one) => [one.login, one.number]))
  return (row: ImportRow): string[] => [
    ...(names.has(row.numberNorm) ? [known.number] : []),
    ...(names.has(row.loginNorm) ? [known.login] : []),
  ]
}

/** Checks rows by themselves, against the school and against the rows that came before, and keeps them. */
const receive = async (
  visit: Visit,
  { ImportId, Rows }: InputOf<typeof addImportRows>,
): Promise<number> => {
  await openImport(visit, ImportId)
  if (new Set(Rows.map((row) => row.RowNo)).size < Rows.length) throw refuse(sentTwice)
  const store = importStore(visit)
  const departments = await departmentIds(visit)
  const read = Rows.map(({ RowNo, Cells, Faults }): ImportRow => {
    const { fields, faults } = readRow(Cells, departments)
    const login = fields ? fields.AccountName || fields.Number : ''
    return {
      rowNo: RowNo,
      cells: Cells,
      faults: [...Faults, ...faults],
      loginNorm: normalName(login),
      numberNorm: normalName(fields?.Number ?? ''),
    }
  })
  const taken = await takenBy(visit, read)
  const fresh = new Set(read.map((row) => row.rowNo))
  const kept = await store.sharing(
    ImportId,
    read.map((row) => row.loginNorm).filter((name) => name !== ''),
    read.map((row) => row.numberNorm).filter((name) => name !== ''),
  )
  const names = [
    ...kept.filter((row) => !fresh.has(row.rowNo)),
    ...read.map((row) => ({ rowNo: row.rowNo, login: row.loginNorm, number: row.numberNorm })),
  ]
  const twice = repeated(names)
  const rows = read.map((row) => {
    const again = twice.get(row.rowNo)
    return { ...row, faults: [...row.faults, ...taken(row), ...(again ? [again] : [])] }
  })
  await store.write(ImportId, rows)
  const total = await store.total(ImportId)
  if (total > importLimits.rows) throw refuse(tooMany)
  return total
}

const shown = async (
  visit: Visit,
  { ImportId, OnlyWrong, PageIndex, PageSize }: InputOf<typeof getImport>,
): Promise<OutputOf<typeof getImport>> => {
  const store = importStore(visit)
  const found = await store.hold(ImportId)
  if (!found) throw refuse(missing)
  const Total = await store.total(ImportId)
  const Wrong = await store.wrong(ImportId)
  const Known = await store.known(ImportId)
  const rows = await store.page(ImportId, OnlyWrong, PageIndex, PageSize)
  return {
    ImportId,
    FileName: found.fileName,
    State: found.state,
    Columns: [...found.columns],
    Role: found.role,
    Total,
    Good: Total - Wrong - Known,
    Known,
    Wrong,
    Count: OnlyWrong ? Wrong : Total,
    List: rows.map(({ rowNo, cells, faults }) => ({
      RowNo: rowNo,
      Cells: cells,
      Faults: faults,
      Known: isKnown(faults),
    })),
  }
}

/** The good rows, but for those that use a name of an earlier one: it may have come after them. */
const withoutRepeats = async (visit: Visit, importId: string): Promise<ImportRow[]> => {
  const store = importStore(visit)
  const good = await store.good(importId)
  const twice = repeated(
    good.map((row) => ({ rowNo: row.rowNo, login: row.loginNorm, number: row.numberNorm })),
  )
  const faulty = good.flatMap((row) => {
    const fault = twice.get(row.rowNo)
    return fault ? [{ ...row, faults: [fault] }] : []
  })
  for (let from = 0; from < faulty.length; from += blockSize)
    await store.write(importId, faulty.slice(from, from + blockSize))
  return good.filter((row) => !twice.has(row.rowNo))
}

/** Imports a block of rows that are good still; answers how many, and keeps the reason of those that no longer are. */
const importBlock = async (
  visit: Visit,
  desk: TeacherPort,
  importId: string,
  claims: readonly { readonly row: ImportRow; readonly id: string }[],
  passwordHash: string,
): Promise<number> => {
  const departments = await departmentIds(visit)
  const taken = await takenBy(
    visit,
    claims.map(({ row }) => row),
  )
  const checked = claims.map(({ row, id }) => {
    const { fields, faults } = readRow(row.cells, departments)
    return { row, id, fields, faults: [...faults, ...taken(row)] }
  })
  const wrong = checked.filter(({ faults }) => faults.length > 0)
  await importStore(visit).write(
    importId,
    wrong.map(({ row, faults }) => ({ ...row, faults })),
  )
  await nameStore(visit).release(
    wrong.map(({ id }) => id),
    [],
  )
  const people = checked.flatMap(({ id, fields, faults }) =>
    fields && faults.length === 0 ? [{ id, fields }] : [],
  )
  await identityStore(visit).insert(
    people.map(({ id, fields }) =>
      newRows(visit.school.id, { ...aboutOf(fields), id, accountId: newId(), passwordHash }),
    ),
  )
  for (const { id, fields } of people) {
    if (fields.RoleType !== role.teacher) continue
    await desk.save(visit, id, {
      name: fields.RealName,
      gender: fields.Gender,
      title: fields.Title === 0 ? 7 : fields.Title,
      departmentId: fields.DepartmentId === nobody ? null : fields.DepartmentId,
      remark: '',
    })
  }
  return people.length
}

const aboutOf = (fields: UserFields) => ({
  loginName: fields.AccountName || fields.Number,
  number: fields.Number,
  realName: fields.RealName,
  gender: fields.Gender,
  roleType: fields.RoleType,
  phone: fields.Phone,
  email: fields.Email,
  mustChange: true,
  unclaimed: fields.RoleType === role.student,
  demo: false,
})

/** Answers the import of people. Nothing is kept of a block that fails: an import is done in one transaction. */
export const importCalls = (desk: TeacherPort) => [
  ...beginningCalls(),

  answer(addImportRows, async function handleAddImportRows(visit, input) {
    return { Received: await receive(visit, input) }
  }),
  answer(getImport, shown),

  answer(confirmImport, async function handleConfirmImport(visit, { ImportId, PassWord }) {
    await openImport(visit, ImportId)
    const store = importStore(visit)
    const good = await withoutRepeats(visit, ImportId)
    if (good.length === 0) throw refuse(nothing)
    // One hash for all: the password is the same, and must be changed at the first sign-in.
    const passwordHash = await hashPassword(PassWord)
    let imported = 0
    const own = await claimed(visit, ImportId, good)
    for (let from = 0; from < own.length; from += blockSize) {
      const block = own.slice(from, from + blockSize)
      imported += await importBlock(visit, desk, ImportId, block, passwordHash)
    }
    await store.finish(ImportId)
    const wrong = (await store.wrong(ImportId)) + (await store.known(ImportId))
    const text = `导入了 ${imported} 个用户，${wrong} 行未导入`
    await visit.publish({ kind: 'managed', area: 'users', text })
    return { Imported: imported, Wrong: wrong }
  }),
]
