import { nobody, type InputOf } from '@xinglin/contract/call'
import { pointRuleWords, reversePoints } from '@xinglin/contract/points'
import { role } from '@xinglin/contract/identity'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { accountStore } from './account-store.ts'
import { entryStore } from './entry-store.ts'
import { overseenStudent } from './policy.ts'
import { forgetRankings } from './ranking.ts'
import { chainsOf } from './rules.ts'
import { toEntries } from './serialize.ts'
import { addEntries } from './settle-points.ts'

const { missing, reversed, nothing, sensitive } = reversePoints.refusals

const handleReversePoints = async (visit: Visit, { Id, Reason }: InputOf<typeof reversePoints>) => {
  const wanted = await entryStore(visit).find(Id)
  if (!wanted) throw refuse(missing)
  const person = await overseenStudent(visit, wanted.personId)
  await refuseSensitive(visit, Reason, 'points', sensitive)
  const isStudent = person.roleType === role.student
  const account = await accountStore(visit).lock(person.id, isStudent, visit.at)
  const chain = chainsOf(await entryStore(visit).of(person.id)).find(
    ({ earned }) => earned.rule === wanted.rule && earned.objectId === wanted.objectId,
  )
  if (!chain || wanted.points <= 0) throw refuse(nothing)
  if (!chain.stands || chain.last.id !== wanted.id) throw refuse(reversed)
  const { rule, objectId, title, points } = wanted
  const rows = await addEntries(visit, account, [
    {
      rule,
      objectId,
      title,
      points: -points,
      capped: false,
      day: dayIn(visit.school.timezone, visit.at),
      reversalOf: wanted.id,
      reason: Reason,
      byId: visit.person?.id ?? nobody,
    },
  ])
  await visit.publish({
    kind: 'managed',
    area: 'points',
    text: `撤销了“${person.name}”的积分`,
    detail: `${pointRuleWords[rule].name}“${title}” ${points} 分：${Reason}`,
  })
  visit.afterwards(() => forgetRankings(visit.school.id))
  const [entry] = await toEntries(visit, rows)
  if (!entry) throw refuse(missing)
  return entry
}

/** Answers who takes points back. */
export const reversingCalls = () => [answer(reversePoints, handleReversePoints)]
