import type { PeerDocument } from '@xinglin/contract/peer-assessment'
import { workStore } from '#marking'
import { shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import { type PeerSources, sourceOf } from './policy.ts'
import type { RoundRow } from './round-store.ts'

const endingOf = (name: string): string => /\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ''

/** A version of a work as its reviewer sees it: without a name, files without theirs. Empty where it is no more. */
export const documentOf = async (
  sources: PeerSources,
  visit: Visit,
  round: RoundRow,
  workId: string,
  version: number,
): Promise<PeerDocument> => {
  const work = await workStore(visit).find(workId)
  if (!work) return { QuestionHtml: '', Parts: [], Files: [] }
  const { questionHtml, parts, files } = await sourceOf(sources, round.kind).document(
    visit,
    work,
    version,
  )
  return {
    QuestionHtml: questionHtml,
    Parts: [...parts],
    Files: files.map((file, at) => ({ ...file, Name: `附件${at + 1}${endingOf(file.Name)}` })),
  }
}

/** What reviewers try themselves on; null where the round has nothing. */
export const sampleDocument = async (
  sources: PeerSources,
  visit: Visit,
  round: RoundRow,
): Promise<PeerDocument | null> => {
  const { sample } = round
  if (sample === null) return null
  if (sample.kind === 'run') return documentOf(sources, visit, round, sample.workId, sample.version)
  const parts = [{ Id: 'body', Name: '示例作业', Html: shownHtml(visit, sample.html) }]
  return { QuestionHtml: '', Parts: parts, Files: [] }
}
