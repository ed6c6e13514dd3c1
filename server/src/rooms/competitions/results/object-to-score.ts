import { nobody, type InputOf } from '@xinglin/contract/call'
import { keepObjectionFile, objectionLimits, objectToScore } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { memberOf, refuse, visitAt, type Visit } from '#platform/visit'
import { takeFile, type UploadedFiles } from '#resources'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { ownEntryIds } from '../games/own-entry-ids.ts'
import { visibleGame } from '../games/show-games.ts'
import { toObjections } from './full-board.ts'
import { isOpenTo, publishedRound } from './own-scores.ts'
import { resultStore } from './result-store.ts'

const { missing, sensitive, closed, already } = objectToScore.refusals
const { gone, many, large, fileKind } = keepObjectionFile.refusals

const handleObjectToScore = async (visit: Visit, input: InputOf<typeof objectToScore>) => {
  const { Id, SkillContestId, StageId, EntryId, StationId, Reason } = input
  const person = memberOf(visit)
  const contest = await visibleGame(visit, SkillContestId)
  const own = await ownEntryIds(visit, contest.id)
  if (!person || !own.has(EntryId)) throw refuse(missing)
  await refuseSensitive(visit, Reason, 'contest', sensitive)
  const name = (await nameOfPerson(visit, person.id)) ?? ''
  const id = Id === nobody ? newId(visit.at.getTime()) : Id
  return visitAt(visit, contest.schoolId, async (there) => {
    // Held, so that no two of a team object to the same at once.
    await hostedContestStore(there).lock(contest.id)
    const { round, snapshot } = await publishedRound(there, contest, StageId)
    const team = snapshot.teams.find(({ entryId }) => entryId === EntryId)
    const station = team?.stations.find(({ stationId }) => stationId === StationId)
    if (!team || !station) throw refuse(missing)
    const store = resultStore(there)
    const before = await store.objections(round.id)
    const again = before.find((one) => one.id === id)
    if (again && again.personId !== person.id) throw refuse(missing)
    if (!again) {
      if (!isOpenTo(round, visit.at)) throw refuse(closed)
      const isOpen = before.some(
        (one) => one.entryId === EntryId && one.stationId === StationId && one.state === 'open',
      )
      if (isOpen) throw refuse(already)
      await store.object({
        id,
        contestId: contest.id,
        roundId: round.id,
        entryId: EntryId,
        partnerId: team.partnerId,
        stationId: StationId,
        personId: person.id,
        name,
        reason: Reason,
        files: [],
        share: station.share,
        state: 'open',
        decision: '',
        decidedBy: null,
        decidedAt: null,
        createdAt: visit.at,
      })
    }
    const row = await store.findObjection(id)
    const [objection] = row ? await toObjections(there, round.id, [row]) : []
    if (!objection) throw refuse(missing)
    return objection
  })
}

/** Answers whoever objects to a published score; `files` keeps what they lay beside it. */
export const objectCalls = (files: UploadedFiles) => [
  answer(objectToScore, handleObjectToScore),

  answer(
    keepObjectionFile,
    async function handleKeepObjectionFile(visit, { SkillContestId, Id, Kind, Name, Bytes }) {
      const person = memberOf(visit)
      const contest = await visibleGame(visit, SkillContestId)
      return visitAt(visit, contest.schoolId, async (there) => {
        // Held as a decision holds it: nothing is laid beside what was just decided.
        await hostedContestStore(there).lock(contest.id)
        const store = resultStore(there)
        const row = await store.findObjection(Id)
        if (!row || row.contestId !== contest.id || row.personId !== person?.id)
          throw refuse(missing)
        if (row.state !== 'open') throw refuse(gone)
        if (row.files.length >= objectionLimits.files) throw refuse(many)
        const of = { name: Name, bytes: Buffer.from(Bytes) }
        const most = { bytes: objectionLimits.fileBytes, large, fileKind }
        const file = await takeFile(there, files, of, most)
        const kept = [...row.files, { ...file, isStamped: Kind === 'stamped' }]
        await store.setFiles(Id, kept)
        const [objection] = await toObjections(there, row.roundId, [{ ...row, files: kept }])
        if (!objection) throw refuse(missing)
        return objection
      })
    },
  ),
]
