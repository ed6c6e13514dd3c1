import { saveLabReport } from '@xinglin/contract/simulations/experiment'
import type { InputOf } from '@xinglin/contract/call'
import { longestSection } from '@xinglin/simulation/practical'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { takeTurn } from '#simulations/kernel'
import { draftStore } from '../session/draft-store.ts'
import { isReturned } from '../reports/is-returned.ts'
import { ownSession, whereSessionKept } from '../session/policy.ts'
import { isTimeUp } from '../session/rules.ts'

const { paused, ended, abandoned, stale, sensitive, timeUp, tooLong } = saveLabReport.refusals

/** Answers those who write their report. */
export const writingCalls = () => [
  answer(
    saveLabReport,
    whereSessionKept(async function handleSaveLabReport(
      visit,
      { SessionId, Version, Sections }: InputOf<typeof saveLabReport>,
    ) {
      await takeTurn(visit, SessionId)
      const row = await ownSession(visit, SessionId, true)
      if (row.state === 'abandoned') throw refuse(abandoned)
      if (row.pausedAt) throw refuse(paused)
      if (isTimeUp(row, visit.at)) throw refuse(timeUp)
      // What a teacher returned is written on; its recording is not.
      if (row.state !== 'open' && !(await isReturned(visit, row.id))) throw refuse(ended)
      const texts = Object.values(Sections)
      if (texts.some((one) => [...one].length > longestSection)) throw refuse(tooLong)
      await refuseSensitive(visit, texts.join('\n'), 'experiment', sensitive)
      const store = draftStore(visit)
      const before = await store.find(row.id)
      // The answer to the same save was lost on the way: it is given again, and nothing is counted twice.
      const isAgain =
        before.version === Version + 1 &&
        Object.entries(Sections).every(
          ([name, text]) => before.sections[name as keyof typeof Sections] === text,
        )
      if (isAgain && before.savedAt)
        return { Version: before.version, SavedAt: before.savedAt.toISOString() }
      if (before.version !== Version) throw refuse(stale, { data: { Version: before.version } })
      const kept = { version: Version + 1, sections: { ...before.sections, ...Sections } }
      await store.keep(row.id, kept, visit.at)
      return { Version: kept.version, SavedAt: visit.at.toISOString() }
    }),
  ),
]
