import { claimSignInNames, newPersonIds, notHashedYet, releaseSignInNames } from '#identity'
import type { Keys } from '#platform/keys'
import type { ImportContext } from './import-context.ts'
import { importStore, type ImportRow, type ImportUnderWay } from './import-store.ts'
import { firstPassword } from './initial-passwords.ts'
import { judgeRows, type Judged } from './judge-rows.ts'
import { passwordStore } from './password-store.ts'
import { placeStore } from './place-store.ts'
import { repeated, taken } from './read-row.ts'
import type { TeacherPort } from '#identity'
import { type NewPerson, placeMaker, writeChanged, writeNew } from './write-people.ts'

/** The 院系 whose students alone an import may hold; null for anybody. */
type Colleges = ImportUnderWay['collegeIds']

const wrong = (row: ImportRow, faults: readonly string[]): ImportRow => ({
  ...row,
  faults: [...faults],
  verdict: 'wrong',
})

/** Rows judged anew: somebody may have changed the same people, or another list come in, since they were shown. */
const judgedNow = async (
  context: ImportContext,
  teachers: TeacherPort,
  rows: readonly ImportRow[],
  collegeIds: Colleges,
): Promise<Judged[]> => {
  const judged = await judgeRows(context, teachers, rows, collegeIds)
  const twice = repeated(
    judged.map(({ row }) => ({ rowNo: row.rowNo, login: row.loginNorm, number: row.numberNorm })),
  )
  return judged.map((one) => {
    const again = twice.get(one.row.rowNo)
    return again ? { ...one, row: wrong(one.row, [...one.row.faults, again]) } : one
  })
}

/**
 * Claims what rows would sign people in by, once. Rows that somebody else was quicker with are judged again: another list
 * may just have made the same people.
 */
const claimed = async (
  context: ImportContext,
  teachers: TeacherPort,
  rows: readonly Judged[],
  collegeIds: Colleges,
) => {
  const fresh = rows
    .filter(({ row }) => row.verdict === 'new')
    .map((one) => ({ ...one, ids: newPersonIds(context.at) }))
  const renamed = rows.filter(
    ({ row, person }) =>
      person && row.changes.some(({ Column, Kept }) => Column === '登录名' && !Kept),
  )
  const lost = await claimSignInNames(context, [
    ...fresh.map(({ row, ids }) => ({ ...row, id: ids.id })),
    ...renamed.flatMap(({ row, person }) => (person ? [{ ...row, id: person.id }] : [])),
  ])
  if (lost.size === 0) return { fresh, again: [] }
  const late = fresh.filter(({ ids }) => lost.has(ids.id))
  await releaseSignInNames(
    context,
    late.map(({ ids }) => ids.id),
  )
  const again = await judgeRows(
    context,
    teachers,
    [...late, ...renamed.filter(({ person }) => lost.has(person?.id ?? ''))].map(({ row }) => row),
    collegeIds,
  )
  return {
    fresh: fresh.filter(({ ids }) => !lost.has(ids.id)),
    again: again.map((one): Judged => {
      const isNew = one.row.verdict === 'new'
      return isNew ? { ...one, row: wrong(one.row, [taken.login]) } : one
    }),
  }
}

/** Keeps the first passwords of people until they are hashed. */
const keepPasswords = async (
  context: ImportContext,
  keys: Keys,
  { id, rule, passwordStart }: ImportUnderWay,
  people: readonly NewPerson[],
): Promise<void> => {
  const before = keys.unwrap(passwordStart, id)
  const rows = people.map(({ ids, row, read }) => {
    const { word, drawn } = firstPassword(rule, before, {
      number: read.fields?.Number ?? '',
      idNumber: read.idNumber,
    })
    return {
      accountId: ids.accountId,
      importId: id,
      rowNo: row.rowNo,
      word: keys.wrap(word, ids.accountId),
      listed: drawn,
    }
  })
  await passwordStore(context).add(rows)
}

/** What a part is written with: who keeps what is said of teachers, what wraps passwords. */
export type PartTools = { readonly teacherPort: TeacherPort; readonly keys: Keys }

/** Writes some rows of an import with all that belongs to them, and says what became of each. */
export const importPart = async (
  context: ImportContext,
  { teacherPort, keys }: PartTools,
  underWay: ImportUnderWay,
  rows: readonly ImportRow[],
): Promise<void> => {
  const { collegeIds } = underWay
  const judged = await judgedNow(context, teacherPort, rows, collegeIds)
  const { fresh, again } = await claimed(context, teacherPort, judged, collegeIds)
  const isAgain = new Set(again.map(({ row }) => row.rowNo))
  const others = [
    ...judged.filter(({ row }) => row.verdict !== 'new' && !isAgain.has(row.rowNo)),
    ...again,
  ]
  const changed = others.filter(
    ({ row }) => row.verdict !== 'wrong' && row.changes.some(({ Kept }) => !Kept),
  )
  const moved = new Set(changed.map(({ row }) => row.rowNo))
  const maker = placeMaker(context)
  const isSame = underWay.rule === 'same'
  await writeNew(context, teacherPort, fresh, maker, isSame ? underWay.passwordHash : notHashedYet)
  if (!isSame) await keepPasswords(context, keys, underWay, fresh)
  await writeChanged(context, teacherPort, changed, maker)
  const store = importStore(context)
  await store.settle(
    underWay.id,
    fresh.map(({ row, ids }) => ({ rowNo: row.rowNo, outcome: 'created', personId: ids.id })),
  )
  await store.write(
    underWay.id,
    others.map(({ row }): ImportRow => {
      if (row.verdict === 'wrong') return row
      return { ...row, outcome: moved.has(row.rowNo) ? 'changed' : 'same' }
    }),
  )
  // Last: it holds the import, and another worker would wait.
  await placeStore(context).addMade(underWay.id, maker.made)
}
