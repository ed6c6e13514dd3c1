import { confirmImport, importColumns, importLimits } from '@xinglin/contract/imports'
import { passwordFault } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import {
  claimSignInNames,
  hashPassword,
  newPersonIds,
  notHashedYet,
  releaseSignInNames,
  type TeacherPort,
} from '#identity'
import type { Keys } from '#platform/keys'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { importStore, type ImportRow } from './import-store.ts'
import { firstPassword } from './initial-passwords.ts'
import { judgeRows, type Judged } from './judge-rows.ts'
import { passwordStore } from './password-store.ts'
import { repeated, taken } from './read-row.ts'
import { openImport } from './receive-rows.ts'
import { collegeMaker, type NewPerson, writeChanged, writeNew } from './write-people.ts'

const { nothing, password: badPassword } = confirmImport.refusals
const blockSize = importLimits.atOnce

/** What an import is done with: who keeps what is said of teachers, what wraps passwords, who hears that some wait to be hashed. */
export type ImportTools = {
  readonly desk: TeacherPort
  readonly keys: Keys
  readonly nudge: () => void
}

/** The rows that could be imported, judged anew: somebody may have changed the same people, or another list come in. */
const judgedNow = async (visit: Visit, desk: TeacherPort, importId: string) => {
  const store = importStore(visit)
  const judged: Judged[] = []
  for (let after = 0; ;) {
    const rows = await store.after(importId, after, ['new', 'changed', 'same', 'clash'], blockSize)
    const last = rows.at(-1)
    if (!last) break
    after = last.rowNo
    judged.push(...(await judgeRows(visit, desk, rows)))
  }
  const twice = repeated(
    judged.map(({ row }) => ({ rowNo: row.rowNo, login: row.loginNorm, number: row.numberNorm })),
  )
  return judged.map((one): Judged => {
    const again = twice.get(one.row.rowNo)
    return again ? { ...one, row: wrong(one.row, [...one.row.faults, again]) } : one
  })
}

const wrong = (row: ImportRow, faults: readonly string[]): ImportRow => ({
  ...row,
  faults: [...faults],
  verdict: 'wrong',
})

/**
 * Claims what rows would sign people in by, once. Rows that somebody else was quicker with are judged again: another list
 * may just have made the same people.
 */
const claimed = async (visit: Visit, desk: TeacherPort, rows: readonly Judged[]) => {
  const fresh = rows
    .filter(({ row }) => row.verdict === 'new')
    .map((one) => ({ ...one, ids: newPersonIds(visit.at) }))
  const renamed = rows.filter(
    ({ row, person }) =>
      person && row.changes.some(({ Column, Kept }) => Column === '登录名' && !Kept),
  )
  const lost = await claimSignInNames(visit, [
    ...fresh.map(({ row, ids }) => ({ ...row, id: ids.id })),
    ...renamed.flatMap(({ row, person }) => (person ? [{ ...row, id: person.id }] : [])),
  ])
  const late = fresh.filter(({ ids }) => lost.has(ids.id))
  await releaseSignInNames(
    visit,
    late.map(({ ids }) => ids.id),
  )
  const again = await judgeRows(
    visit,
    desk,
    [...late, ...renamed.filter(({ person }) => lost.has(person?.id ?? ''))].map(({ row }) => row),
  )
  return {
    fresh: fresh.filter(({ ids }) => !lost.has(ids.id)),
    again: again.map((one): Judged => {
      const isNew = one.row.verdict === 'new'
      return isNew ? { ...one, row: wrong(one.row, [taken.login]) } : one
    }),
  }
}

type Wanted = InputOf<typeof confirmImport>

/** Keeps the first passwords of people until they are hashed. */
const keepPasswords = async (
  visit: Visit,
  keys: Keys,
  { ImportId, Rule, PassWord }: Wanted,
  people: readonly NewPerson[],
): Promise<void> => {
  const rows = people.map(({ ids, row, read }) => {
    const { word, drawn } = firstPassword(Rule, PassWord, {
      number: read.fields?.Number ?? '',
      idNumber: read.idNumber,
    })
    return {
      accountId: ids.accountId,
      importId: ImportId,
      rowNo: row.rowNo,
      word: keys.wrap(word, ids.accountId),
      listed: drawn,
    }
  })
  await passwordStore(visit).add(rows)
}

const blocksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / blockSize) }, (_, at) =>
    all.slice(at * blockSize, (at + 1) * blockSize),
  )

const confirmAll = async (visit: Visit, { desk, keys, nudge }: ImportTools, wanted: Wanted) => {
  const { ImportId, Rule, PassWord } = wanted
  const fault = Rule === 'same' ? passwordFault(PassWord, []) : undefined
  if (fault) throw refuse(badPassword, { message: fault })
  await openImport(visit, ImportId)
  const store = importStore(visit)
  const judged = await judgedNow(visit, desk, ImportId)
  if (judged.every(({ row }) => row.verdict === 'wrong')) throw refuse(nothing)
  const { fresh, again } = await claimed(visit, desk, judged)
  const judgedAgain = new Set(again.map(({ row }) => row.rowNo))
  const others = [
    ...judged.filter(({ row }) => row.verdict !== 'new' && !judgedAgain.has(row.rowNo)),
    ...again,
  ]
  const changed = others.filter(
    ({ row }) => row.verdict !== 'wrong' && row.changes.some(({ Kept }) => !Kept),
  )
  const moved = new Set(changed.map(({ row }) => row.rowNo))
  // One hash for all where the password is the same; others are hashed afterwards.
  const passwordHash = Rule === 'same' ? await hashPassword(PassWord) : notHashedYet
  const collegeOf = collegeMaker(visit)
  for (const block of blocksOf(fresh)) {
    await writeNew(visit, desk, block, collegeOf, passwordHash)
    if (Rule !== 'same') await keepPasswords(visit, keys, wanted, block)
  }
  for (const block of blocksOf(changed)) await writeChanged(visit, desk, block, collegeOf)
  const settled = [
    ...fresh.map(({ row, ids }) => ({ ...row, personId: ids.id, outcome: 'created' as const })),
    ...others.map(({ row }) => {
      if (row.verdict === 'wrong') return row
      return { ...row, outcome: moved.has(row.rowNo) ? ('changed' as const) : ('same' as const) }
    }),
  ]
  for (const block of blocksOf(settled)) await store.write(ImportId, block)
  await store.forgetIdNumbers(ImportId, importColumns.indexOf('身份证号'))
  await store.change(ImportId, { state: 'done', doneAt: visit.at, rule: Rule })
  const counts = await store.counts(ImportId)
  const told = {
    New: fresh.length,
    Changed: changed.length,
    Same: others.filter(({ row }) => row.verdict !== 'wrong').length - changed.length,
    Wrong: counts.get('wrong') ?? 0,
  }
  const text = `导入名单：新增 ${told.New} 个用户，更新 ${told.Changed} 个，${told.Wrong} 行未导入`
  await visit.publish({ kind: 'managed', area: 'users', text })
  if (Rule !== 'same' && fresh.length > 0) visit.afterwards(nudge)
  return told
}

/** Answers the import itself. Nothing is kept of a block that fails: an import is done in one transaction. */
export const confirmingCalls = (tools: ImportTools) => [
  answer(confirmImport, function handleConfirmImport(visit, wanted) {
    return confirmAll(visit, tools, wanted)
  }),
]
