import { meaningKey } from '@xinglin/simulation/ontology'
import type { Moment } from '#attempts'
import { newId } from '#platform/ids'
import { versionOf } from '../cases/cases.ts'
import { comparable } from './phrases.ts'
import { phraseStore, type UnmatchedRow } from './phrase-store.ts'
import { sessionStore, type EventRow, type SessionRow } from '../session/store.ts'

type UnmatchedPhrase = Pick<UnmatchedRow, 'plain' | 'text' | 'seq' | 'kind' | 'guess'>

type AskAction = Extract<EventRow['action'], { type: 'ask' }>

/** The words of a part: as they were typed where they were the whole sentence. */
const wordsOf = ({ text, parts }: AskAction, part: number): string =>
  parts.length === 1 ? text : (parts[part]?.text ?? text)

const unheard = ({ seq, action }: EventRow): UnmatchedPhrase[] => {
  if (action.type !== 'ask') return []
  return action.parts.flatMap(({ verdict, meanings: [guess], felt }, part) => {
    const text = wordsOf(action, part)
    const plain = comparable(text)
    // A pain that nobody has was denied: there is nothing to teach.
    if (plain === '' || felt !== undefined) return []
    if (verdict !== 'unknown' && verdict !== 'unsure') return []
    return [{ plain, text, seq, kind: verdict, guess: guess ? meaningKey(guess) : '' }]
  })
}

const rowOf = async (
  moment: Moment,
  row: SessionRow,
  phrase: UnmatchedPhrase,
  times: number,
): Promise<Omit<UnmatchedRow, 'schoolId'>> => ({
  id: newId(moment.at.getTime()),
  caseId: (await versionOf(moment, row.caseVersionId)).caseId,
  ...phrase,
  courseId: row.courseId,
  sessionId: row.id,
  times,
  state: 'open',
  key: '',
  deciderId: null,
  decidedAt: null,
  lastAt: moment.at,
})

/** Collects for the author of a case what its patient did not understand in a session that is over. */
export const collectUnmatched = async (
  moment: Moment,
  row: SessionRow,
  upTo: number,
): Promise<void> => {
  const unmatched = (await sessionStore(moment).events(row.id, 0, upTo)).flatMap(unheard)
  const byPlain = Map.groupBy(unmatched, ({ plain }) => plain)
  const rows = []
  for (const same of byPlain.values()) {
    const last = same.at(-1)
    if (last) rows.push(await rowOf(moment, row, last, same.length))
  }
  await phraseStore(moment).collect(rows)
}

/** Collects what a teacher said that a part meant. */
export const collectAccepted = async (
  moment: Moment,
  row: SessionRow,
  { seq, part, key }: { readonly seq: number; readonly part: number; readonly key: string },
): Promise<void> => {
  const [event] = await sessionStore(moment).events(row.id, seq - 1, seq)
  if (event?.action.type !== 'ask') return
  const text = wordsOf(event.action, part)
  const plain = comparable(text)
  if (plain === '') return
  const phrase = { plain, text, seq, kind: 'appealed' as const, guess: key }
  await phraseStore(moment).accepted(await rowOf(moment, row, phrase, 1))
}
