import { confirmImport } from '@xinglin/contract/imports'
import { passwordFault } from '@xinglin/contract/identity'
import type { InputOf } from '@xinglin/contract/call'
import { hashPassword } from '#identity'
import type { Keys } from '#platform/keys'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { importStore } from './import-store.ts'
import { openImport } from './receive-rows.ts'

const { nothing, password: badPassword } = confirmImport.refusals

/** What begins imports: what wraps passwords, and who hears that something waits. */
export type Confirming = { readonly keys: Keys; readonly nudge: (schoolId: string) => void }

/**
 * Lets an import begin: what its first passwords are made of is kept, hashed or wrapped, until it is done. Its rows are
 * written in parts afterwards, by whichever process comes to it.
 */
const confirm = async (
  visit: Visit,
  { keys, nudge }: Confirming,
  { ImportId, Rule, PassWord }: InputOf<typeof confirmImport>,
) => {
  const fault = Rule === 'same' ? passwordFault(PassWord, []) : undefined
  if (fault) throw refuse(badPassword, { message: fault })
  const { fileName } = await openImport(visit, ImportId)
  const store = importStore(visit)
  const counts = await store.counts(ImportId)
  const fresh = counts.verdict('new')
  const changed = counts.verdict('changed') + counts.verdict('clash')
  const todo = fresh + changed + counts.verdict('same')
  if (todo === 0) throw refuse(nothing)
  await store.change(ImportId, {
    state: 'importing',
    rule: Rule,
    // One hash for all where the password is the same; others are hashed when people are there.
    passwordHash: Rule === 'same' && fresh > 0 ? await hashPassword(PassWord) : '',
    passwordStart: Rule === 'same' ? '' : keys.wrap(PassWord, ImportId),
    confirmedBy: visit.person?.id ?? null,
    todo,
    settled: 0,
  })
  const text = `开始导入名单“${fileName}”：新增 ${fresh} 个用户，更新 ${changed} 个`
  await visit.publish({ kind: 'managed', area: 'users', text })
  visit.afterwards(() => nudge(visit.school.id))
  return { Waiting: todo }
}

/** Answers who confirms an import. */
export const confirmingCalls = (tools: Confirming) => [
  answer(confirmImport, function handleConfirmImport(visit, wanted) {
    return confirm(visit, tools, wanted)
  }),
]
