import { nobody, type InputOf } from '@xinglin/contract/call'
import { examFields, overrideExam } from '@xinglin/contract/exams'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { namesOfTargets, receiversOf, targetStore, type Ref } from '#targets'
import { attemptStore } from '../attempts/store.ts'
import { managedExam } from './manage-exams.ts'
import { changeableExam } from './policy.ts'
import { toExamOverrides } from './serialize.ts'
import { settleHold } from './settle-hold.ts'
import { examStore, type ExamRow } from './store.ts'

const { archived, reason, value, order, target, sensitive, running } = overrideExam.refusals

type Fields = InputOf<typeof overrideExam>

const isMoment = (field: string): boolean => field === 'opens' || field === 'closes'

/** What is to hold, by field; a field that has no value is refused. */
const valuesIn = ({ Values }: Fields) =>
  Values.map(({ Field, At, Amount }) => {
    if (isMoment(Field) ? At === null : Amount === null) throw refuse(value)
    return isMoment(Field)
      ? { field: Field, at: At === null ? null : new Date(At), amount: null }
      : { field: Field, at: null, amount: Amount }
  })

const refuseDisorder = (row: ExamRow, values: ReturnType<typeof valuesIn>): void => {
  const of = (field: string, base: Date) => values.find((one) => one.field === field)?.at ?? base
  if (of('closes', row.closesAt) <= of('opens', row.opensAt)) throw refuse(order)
}

/** Refuses whom the examination is not given to: a class of it, a group of one, somebody who has it. */
const refuseStrangers = async (visit: Visit, id: string, refs: readonly Ref[]): Promise<void> => {
  const targets = await targetStore(visit).targets([id])
  const names = await namesOfTargets(visit, [...refs, ...targets])
  const receivers = await receiversOf(visit, id)
  const isIn = ({ kind, refId }: Ref): boolean => {
    if (kind === 'person') return receivers.has(refId)
    const one = names.get(refId)
    const isGiven = targets.some(
      (other) =>
        !other.excluded &&
        (other.refId === refId || names.get(other.refId)?.classId === one?.classId),
    )
    return one?.kind === kind && isGiven
  }
  if (!refs.every(isIn)) throw refuse(target)
}

const overrideTimes = async (visit: Visit, fields: Fields) => {
  const row = await changeableExam(visit, fields.Id)
  if (row.state === 'archived') throw refuse(archived)
  if (fields.Values.length > 0 && fields.Reason === '') throw refuse(reason)
  await refuseSensitive(visit, fields.Reason, 'exam', sensitive)
  const values = valuesIn(fields)
  refuseDisorder(row, values)
  const refs = fields.To.map(({ Kind, Id }) => ({ kind: Kind, refId: Id }))
  await refuseStrangers(visit, row.id, refs)
  // Whoever sits it now has more time given by the proctor, who sees who it reaches.
  const counts = await attemptStore(visit).counts([row.id])
  if (counts.some(({ state }) => state === 'running')) throw refuse(running)
  const store = targetStore(visit)
  for (const ref of refs) {
    await store.dropOverrides(row.id, ref, examFields)
    await store.override(
      values.map((one) => ({
        ...ref,
        ...one,
        objectId: row.id,
        reason: fields.Reason,
        id: newId(visit.at.getTime()),
        writtenBy: visit.person?.id ?? nobody,
        writtenAt: visit.at,
      })),
    )
  }
  await examStore(visit).change(row.id, { editedAt: visit.at })
  if (row.state === 'published') await settleHold(visit, row.id, visit.at)
  await managedExam(visit, '单独设置了', row.name, fields.Reason)
  return { Overrides: await toExamOverrides(visit, await store.overrides([row.id])) }
}

/** Answers those who give somebody other times. */
export const examOverrideCalls = () => [answer(overrideExam, overrideTimes)]
