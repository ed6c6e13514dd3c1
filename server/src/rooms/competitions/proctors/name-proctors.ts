import type { InputOf } from '@xinglin/contract/call'
import { listProctoring, listProctors, setProctors } from '@xinglin/contract/competitions'
import { peopleAmong } from '#identity'
import { answer } from '#platform/http'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { teacherChoices } from '#teachers'
import { contestStore } from '../contests/contest-store.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { changeableContest, hostedContest } from '../organise/policy.ts'
import { roundStore } from '../rounds/round-store.ts'
import { isOver } from '../rounds/serialize.ts'
import { proctorStore } from './proctor-store.ts'

const { over, person } = setProctors.refusals

const handleSetProctors = async (
  visit: Visit,
  { SkillContestId, PersonIds }: InputOf<typeof setProctors>,
) => {
  const contest = await changeableContest(visit, SkillContestId)
  if (isOver(contest)) throw refuse(over)
  const ids = [...new Set(PersonIds)]
  const teachers = new Map((await teacherChoices(visit)).map((one) => [one.id, one.name]))
  const before = await proctorStore(visit).ofContest(contest.id)
  // Who stood there stays allowed, also where they may not sign in any more.
  if (!ids.every((id) => teachers.has(id) || before.includes(id))) throw refuse(person)
  await proctorStore(visit).set(contest.id, ids)
  const names = ids.map((id) => teachers.get(id) ?? '').filter((name) => name !== '')
  await managedContest(visit, '指定了监考：', contest.name, names.join('、') || '无')
  return { PersonIds: ids }
}

/** Answers those who name proctors, and proctors who look for their rounds. */
export const proctorCalls = () => [
  answer(listProctors, async function handleListProctors(visit, { SkillContestId }) {
    const contest = await hostedContest(visit, SkillContestId)
    const ids = await proctorStore(visit).ofContest(contest.id)
    const people = await peopleAmong(visit, ids)
    return {
      Proctors: ids.map((id) => ({
        PersonId: id,
        Name: people.get(id)?.name ?? '',
        Number: people.get(id)?.number ?? '',
      })),
      Choices: (await teacherChoices(visit)).map(({ id, name, number }) => ({
        PersonId: id,
        Name: name,
        Number: number,
      })),
    }
  }),

  answer(setProctors, handleSetProctors),

  answer(listProctoring, async function handleListProctoring(visit) {
    const own = memberOf(visit)
    const ids = own ? await proctorStore(visit).contestsOf(own.id) : []
    const contests = await contestStore(visit).among(ids)
    const shown = []
    for (const contest of contests.filter((one) => !isOver(one)))
      for (const { round } of await roundStore(visit).ofContest(contest.id))
        if (round.state === 'drawn' || round.state === 'running' || round.state === 'judging')
          shown.push({
            SkillContestId: contest.id,
            ContestName: contest.name,
            RoundId: round.id,
            RoundName: round.name,
            State: round.state,
          })
    return shown
  }),
]
