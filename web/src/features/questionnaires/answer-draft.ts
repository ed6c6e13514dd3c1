import type { QuestionnaireAnswer } from '@xinglin/contract/questionnaires'

const prefix = 'xinglin/questionnaire-draft/'
const keptMs = 30 * 86_400_000

type Kept = {
  readonly version: number
  readonly answers: QuestionnaireAnswer[]
  readonly at: number
}

const read = (key: string): Kept | undefined => {
  try {
    const parsed: unknown = JSON.parse(window.localStorage.getItem(key) ?? '')
    return typeof parsed === 'object' && parsed !== null && 'answers' in parsed
      ? (parsed as Kept)
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Answers that somebody began, kept on this computer alone: the server learns of an anonymous one nothing before it is handed
 * in. Those of other questions than are asked now, and those of a month ago, are thrown away.
 */
export const answerDraft = (person: string, id: string, version: number) => {
  const key = `${prefix}${person}/${id}`
  const isKept = (kept: Kept | undefined): kept is Kept =>
    kept !== undefined && kept.version === version && Date.now() - kept.at < keptMs
  return {
    get: (): readonly QuestionnaireAnswer[] | undefined => {
      const kept = read(key)
      return isKept(kept) ? kept.answers : undefined
    },
    /** False where this computer keeps nothing. */
    put: (answers: readonly QuestionnaireAnswer[]): boolean => {
      try {
        window.localStorage.setItem(key, JSON.stringify({ version, answers, at: Date.now() }))
        return true
      } catch {
        return false
      }
    },
    drop: (): void => {
      try {
        window.localStorage.removeItem(key)
      } catch {
        // What cannot be reached was not kept either.
      }
    },
  }
}
