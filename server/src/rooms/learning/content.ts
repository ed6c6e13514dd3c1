import type { ItemContent, QuizResult } from '@xinglin/contract/learning'
import type { Attempt, AttemptItem } from '#attempts'
import { maxTriesOf, type ItemBody } from '#courses/versions'
import type { Visit } from '#platform/visit'
import { shownHtml } from '#platform/rich-text'
import type { BodyOf, ItemPlace, SimulationName } from '#simulations/kernel'
import { openQuestions, placeSeed } from './quiz-questions.ts'
import type { Kinds, SimulationContent } from './kinds.ts'

const addressIf = (visit: Visit, file: string): string => (file === '' ? '' : visit.addressOf(file))

/** What stands at the door of a simulation, as its kind tells it. */
const atDoor = <Name extends SimulationName>(
  kinds: Kinds,
  name: Name,
  visit: Visit,
  place: ItemPlace,
  body: BodyOf<Name>,
): Promise<SimulationContent<Name>> => kinds[name].brief(visit, place, body)

/** What a browser may see of an item: a quiz without answers and explanations, but for those of the `last` try. */
export const contentOf = async (
  kinds: Kinds,
  visit: Visit,
  attempt: Pick<Attempt, 'id' | 'state' | 'courseId' | 'personId' | 'tester'>,
  { id: itemId, body }: { readonly id: string; readonly body: ItemBody },
  row: AttemptItem | undefined,
  last: QuizResult | null,
): Promise<ItemContent> => {
  const { id: attemptId, state, courseId, personId, tester } = attempt
  const place = { attemptId, itemId, courseId, personId, tester, isOver: state !== 'active' }
  if (body.kind === 'text') return { Kind: 'text', Html: shownHtml(visit, body.html) }
  if (body.kind === 'image') {
    return {
      Kind: 'image',
      Url: visit.addressOf(body.file),
      Alt: body.alt,
      Width: body.width,
      Height: body.height,
      Html: shownHtml(visit, body.html),
    }
  }
  if (body.kind === 'video') {
    return {
      Kind: 'video',
      Url: visit.addressOf(body.file),
      PosterUrl: addressIf(visit, body.poster),
      CaptionsUrl: addressIf(visit, body.captions),
      Seconds: body.seconds,
      NoSkip: body.noSkip ?? false,
      Html: shownHtml(visit, body.html),
    }
  }
  if (body.kind === 'document') {
    return {
      Kind: 'document',
      Url: visit.addressOf(body.file),
      Pages: body.pages,
      Html: shownHtml(visit, body.html),
    }
  }
  if (body.kind !== 'quiz') return atDoor(kinds, body.kind, visit, place, body)
  return {
    Kind: 'quiz',
    Pass: body.pass,
    Tries: row?.tries ?? 0,
    MostTries: maxTriesOf(body) ?? 0,
    BestScore: row?.bestScore ?? null,
    Last: last,
    Questions: (await openQuestions(visit, body, placeSeed(attemptId, itemId))).map(
      ({ id, type, stem, options, rich = false }) => ({
        Id: id,
        Type: type,
        Stem: stem,
        Options: [...options],
        IsRich: rich,
      }),
    ),
  }
}
