import {
  decideUnmatched,
  getUnmatched,
  type Unmatched,
} from '@xinglin/contract/simulations/consultation'
import { factsOf } from '@xinglin/simulation/cases'
import { meaningKey, readMeaning } from '@xinglin/simulation/ontology'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { caseStore } from '../cases/case-store.ts'
import { currentVersion } from '../cases/cases.ts'
import { overseenItem } from '../session/supervision.ts'
import { phraseStore, type UnmatchedRow } from '../phrases/phrase-store.ts'
import { sessionStore } from '../session/store.ts'

const { missing, stale, meaning } = decideUnmatched.refusals

const toUnmatched = async (
  visit: Visit,
  courseId: string,
  rows: readonly UnmatchedRow[],
): Promise<Unmatched[]> => {
  const names = await facesOf(
    visit,
    rows.flatMap(({ deciderId }) => deciderId ?? []),
  )
  // Whoever teaches one course is led into no consultation of another.
  const here = rows.filter((row) => row.courseId === courseId)
  const sessions = await sessionStore(visit).some(here.map(({ sessionId }) => sessionId))
  return rows.map((row) => {
    const session = sessions.get(row.sessionId)
    return {
      Id: row.id,
      Text: row.text,
      Times: row.times,
      Kind: row.kind,
      Guess: row.guess,
      State: row.state,
      Key: row.key,
      Decider: names.get(row.deciderId ?? '')?.name ?? '',
      DecidedAt: row.decidedAt?.toISOString() ?? null,
      LastAt: row.lastAt.toISOString(),
      SessionId: session?.state === 'finished' ? session.id : '',
      ProgressId: session?.attemptId ?? '',
      Seq: row.seq,
    }
  })
}

/** What the patient of a case has an answer of their own to. */
const answersOf = async (visit: Visit, caseId: string): Promise<string[]> => {
  const version = await currentVersion(visit, caseId)
  const facts = version ? factsOf(version.script).filter(({ usual }) => !usual) : []
  return [...new Set(facts.flatMap(({ asks }) => asks.map(meaningKey)))]
}

const deeds = {
  taken: '把听不懂的问题收为说法',
  dismissed: '不处理听不懂的问题',
  open: '撤回了对听不懂的问题的处理',
} as const

/** Answers the authors of cases: what their patients did not understand, and what it means. */
export const authoringCalls = () => [
  answer(
    getUnmatched,
    async function handleGetUnmatched(
      visit,
      { CourseId, ItemId, State, Kind, SearchKey, PageIndex, PageSize },
    ) {
      const { caseId } = await overseenItem(visit, CourseId, ItemId)
      const store = phraseStore(visit)
      const wanted = {
        caseId,
        state: State === 'all' ? undefined : State,
        kind: Kind === 'all' ? undefined : Kind,
        key: SearchKey,
      }
      return {
        List: await toUnmatched(visit, CourseId, await store.list(wanted, PageIndex, PageSize)),
        Count: await store.count(wanted),
        Answers: await answersOf(visit, caseId),
      }
    },
  ),

  answer(
    decideUnmatched,
    async function handleDecideUnmatched(visit, { CourseId, ItemId, Id, Was, State, Key }) {
      const item = await overseenItem(visit, CourseId, ItemId)
      if (State === 'taken' && readMeaning(Key) === undefined) throw refuse(meaning)
      // The case first: phrases are numbered one after another.
      await caseStore(visit).lock(item.caseId)
      const store = phraseStore(visit)
      const row = await store.lock(Id)
      if (row?.caseId !== item.caseId) throw refuse(missing)
      if (row.state !== Was) throw refuse(stale)
      const key = State === 'taken' ? Key : ''
      if (row.key !== key)
        await store.addPhrase({
          caseId: item.caseId,
          no: (await store.newest(item.caseId)) + 1,
          plain: row.plain,
          text: row.text,
          key,
          personId: visit.person?.id ?? '',
          at: visit.at,
        })
      const isOpen = State === 'open'
      const set = {
        state: State,
        key,
        deciderId: isOpen ? null : (visit.person?.id ?? null),
        decidedAt: isOpen ? null : visit.at,
      }
      await store.change(Id, set)
      await visit.publish({
        kind: 'managed',
        area: 'consultation',
        text: `${deeds[State]}（${item.title}）`,
        detail: [row.text, key].filter(Boolean).join('；意思：'),
      })
      const [line] = await toUnmatched(visit, CourseId, [{ ...row, ...set }])
      if (!line) throw new Error('a question vanished')
      return line
    },
  ),
]
