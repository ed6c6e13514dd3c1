import type { SafeBrowserClaim, SafeBrowserState } from '@xinglin/contract/exams'
import type { Visit } from '#platform/visit'
import { configKeyHash, configKeyOf, settingsOf } from './settings.ts'

/** Where an examination begins for whoever comes by this visit's host: the address of its page. */
export const startUrlOf = ({ origin }: Pick<Visit, 'origin'>, examId: string): string =>
  `${origin}/KnowledgeExam?exam=${examId}`

type Seen = Pick<Visit, 'origin' | 'configKeyHash'>

/**
 * How a browser stands to the settings that an examination offers, by the header of this request or by what its page says of
 * itself. It is told to the proctor and decides nothing: whoever knows the settings can compute the same.
 */
export const safeBrowserOf = (
  visit: Seen,
  examId: string,
  path: string,
  claim: SafeBrowserClaim | null,
): SafeBrowserState => {
  if (visit.configKeyHash === '' && !claim) return ''
  const key = configKeyOf(settingsOf(startUrlOf(visit, examId)))
  const fits =
    visit.configKeyHash === configKeyHash(`${visit.origin}${path}`, key) ||
    claim?.Urls.some(
      (url) => url.startsWith(`${visit.origin}/`) && claim.Hash === configKeyHash(url, key),
    )
  return fits ? 'fits' : 'other'
}
