import type { TranscriptTurn } from '@xinglin/contract/simulations/consultation'
import { factsOf } from '@xinglin/simulation/cases'
import { modelQuestion, readMeaning } from '@xinglin/simulation/ontology'
import type { TenantContext } from '#platform/visit'
import { versionOf } from '../cases/cases.ts'
import { sessionStore, type EventRow, type SessionRow } from '../session/store.ts'

/** Events before and after a sentence that are shown with it. */
const around = 3

const turnOf = ({ seq, action, observations }: EventRow, session: SessionRow): TranscriptTurn[] => {
  if (action.type !== 'ask') return []
  const understood = session.assessment?.debrief.understood.find((one) => one.seq === seq)
  return [
    {
      Seq: seq,
      Text: action.text,
      Said: (understood?.said ?? []).map(({ part, key, outcome }) => ({
        Part: part,
        Key: key,
        Outcome: outcome,
        Text: action.parts[part]?.text ?? action.text,
      })),
      Answers: observations.flatMap((one) => (one.type === 'say' ? one.text : [])),
    },
  ]
}

/** The conversation around a step, as the engine understood it by itself. */
export const turnsAround = async (
  school: TenantContext,
  session: SessionRow,
  seq: number,
): Promise<TranscriptTurn[]> => {
  const events = await sessionStore(school).events(
    session.id,
    Math.max(0, seq - around - 1),
    seq + around,
  )
  return events.flatMap((event) => turnOf(event, session))
}

/** Questions that would have brought what an item of the history or the conversation wants; none of what is done. */
export const questionsOf = async (
  school: TenantContext,
  session: SessionRow,
  item: string,
): Promise<string[]> => {
  const { script } = await versionOf(school, session.caseVersionId)
  const wanted = [...script.rubric.history, ...script.rubric.background].find(
    ({ id }) => id === item,
  )
  const wordingOfCommunication =
    script.rubric.communication.find(({ id }) => id === item)?.said ?? []
  if (!wanted)
    return wordingOfCommunication.flatMap((key) => readMeaning(key) ?? []).map(modelQuestion)
  const facts = new Map(factsOf(script).map((fact) => [fact.id, fact]))
  return wanted.of.flatMap((id) => {
    const ask = facts.get(id)?.asks[0]
    return ask === undefined ? [] : modelQuestion(ask)
  })
}
