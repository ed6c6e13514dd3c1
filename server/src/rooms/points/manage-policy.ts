import type { InputOf } from '@xinglin/contract/call'
import { defaultPointPolicy, getPointPolicy, savePointPolicy } from '@xinglin/contract/points'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { policyStore } from './account-store.ts'

const current = async (visit: Visit) => {
  const row = await policyStore(visit).find()
  return { Policy: row?.policy ?? defaultPointPolicy, Version: row?.version ?? 0 }
}

const handleGetPointPolicy = (visit: Visit) => current(visit)

const handleSavePointPolicy = async (
  visit: Visit,
  { Policy, Version }: InputOf<typeof savePointPolicy>,
) => {
  if (!(await policyStore(visit).save(Policy, Version, visit.at)))
    throw refuse(savePointPolicy.refusals.newer)
  await visit.publish({ kind: 'managed', area: 'points', text: '修改了积分规则' })
  return current(visit)
}

/** Answers those who run the school: its rules. */
export const policyCalls = () => [
  answer(getPointPolicy, handleGetPointPolicy),
  answer(savePointPolicy, handleSavePointPolicy),
]
