import { readMeaning, type Meaning } from '@xinglin/simulation/ontology'
import { normalise, plain } from '@xinglin/simulation/understanding'
import { memory } from '#platform/memory'
import type { TenantContext } from '#platform/visit'
import { versionOf } from '../cases/cases.ts'
import { phraseStore } from './phrase-store.ts'
import type { Understand } from '../session/dependencies.ts'
import type { SessionRow } from '../session/store.ts'

/** A question as it is compared with others: one spelling, without courtesy and signs; empty where nothing is left. */
export const comparable = (text: string): string =>
  plain(normalise(text)).replaceAll(/[。，、\s]/g, '')

type Phrases = ReadonlyMap<string, Meaning>

const minutesKept = 30
// The phrases up to a number never change: what is remembered is right for as long as it is kept.
const known = memory<Phrases>(minutesKept * 60_000, 500)

const read = async (school: TenantContext, caseId: string, upTo: number): Promise<Phrases> => {
  const phrases = new Map<string, Meaning>()
  for (const { plain: text, key } of await phraseStore(school).phrases(caseId, upTo)) {
    const meaning = readMeaning(key)
    if (meaning === undefined) phrases.delete(text)
    else phrases.set(text, meaning)
  }
  return phrases
}

/** What teachers said that questions mean, as far as a session knows of it: what it began with, and nothing since. */
export const phrasesOf = async (school: TenantContext, row: SessionRow): Promise<Phrases> => {
  if (row.phraseNo === 0) return new Map()
  const { caseId } = await versionOf(school, row.caseVersionId)
  return known.get(`${school.school.id} ${caseId} ${row.phraseNo}`, () =>
    read(school, caseId, row.phraseNo),
  )
}

/** Understands by phrases first: a whole sentence before the model is asked, and parts that it did not understand. */
export const understandBy =
  (phrases: Phrases, understand: Understand): Understand =>
  (text, context) => {
    const meant = (phraseText: string) => {
      const meaning = phrases.size === 0 ? undefined : phrases.get(comparable(phraseText))
      return (
        meaning && {
          text: phraseText,
          verdict: 'understood' as const,
          meanings: [meaning],
          confidence: 1,
        }
      )
    }
    const whole = meant(text)
    if (whole) return [whole]
    return understand(text, context).map((part) =>
      part.verdict === 'unknown' || part.verdict === 'unsure' ? (meant(part.text) ?? part) : part,
    )
  }
