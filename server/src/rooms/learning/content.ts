import type { ItemContent, QuizResult } from '@xinglin/contract/learning'
import type { Attempt, AttemptItem } from '#attempts'
import { consultationBrief } from '#simulations/consultation'
import { mostTriesOf, type ItemBody } from '#courses'
import { experimentBrief } from '#simulations/experiment'
import { operationBrief } from '#simulations/operation'
import type { Visit } from '#platform/visit'

const addressIf = (visit: Visit, file: string): string => (file === '' ? '' : visit.addressOf(file))

/** What a browser may see of an item: a quiz without answers and explanations, but for those of the `last` try. */
export const contentOf = async (
  visit: Visit,
  attempt: Pick<Attempt, 'id' | 'state' | 'courseId' | 'personId' | 'tester'>,
  { id: itemId, body }: { readonly id: string; readonly body: ItemBody },
  row: AttemptItem | undefined,
  last: QuizResult | null,
): Promise<ItemContent> => {
  const { id: attemptId, state, courseId, personId, tester } = attempt
  const place = { attemptId, itemId, courseId, personId, tester }
  if (body.kind === 'text') return { Kind: 'text', Html: body.html }
  if (body.kind === 'image') {
    return {
      Kind: 'image',
      Url: visit.addressOf(body.file),
      Alt: body.alt,
      Width: body.width,
      Height: body.height,
      Html: body.html,
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
      Html: body.html,
    }
  }
  if (body.kind === 'document') {
    return {
      Kind: 'document',
      Url: visit.addressOf(body.file),
      Pages: body.pages,
      Html: body.html,
    }
  }
  if (body.kind === 'consultation') {
    const { caseId, mode, limitMinutes } = body
    const where = {
      ...place,
      caseId,
      mode,
      limitMinutes,
      isOver: state !== 'active',
    }
    return { Kind: 'consultation', ...(await consultationBrief(visit, where)) }
  }
  if (body.kind === 'operation') {
    const where = { ...place, procedureId: body.procedureId, mode: body.mode }
    return { Kind: 'operation', ...(await operationBrief(visit, where)) }
  }
  if (body.kind === 'experiment') {
    const where = { ...place, protocolId: body.protocolId, mode: body.mode ?? 'practice' }
    return { Kind: 'experiment', ...(await experimentBrief(visit, where)) }
  }
  return {
    Kind: 'quiz',
    Pass: body.pass,
    Tries: row?.tries ?? 0,
    MostTries: mostTriesOf(body) ?? 0,
    BestScore: row?.bestScore ?? null,
    Last: last,
    Questions: body.questions.map(({ id, type, stem, options }) => ({
      Id: id,
      Type: type,
      Stem: stem,
      Options: [...options],
    })),
  }
}
