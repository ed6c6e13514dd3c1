import { type Diagnosis, diagnoses, diagnosisOf, nearness } from '@xinglin/simulation/catalogue'

const none = 9

const rank = ({ code, zh, aliases }: Diagnosis, words: string): number => {
  const byName = [zh, ...aliases].map((name) => nearness(name, words) ?? none)
  const byCode = (nearness(code, words) ?? none) < 2 ? 3 : none
  return byName.reduce((best, one) => (one < best ? one : best), byCode)
}

/** Diagnoses whose name, other name (also in pinyin) or code fits some words, the nearest first; none for no words, so that the list tells nothing. */
export const findDiagnoses = (words: string, most = 8): readonly Diagnosis[] => {
  if (words.trim() === '') return []
  return diagnoses
    .map((one) => ({ one, by: rank(one, words) }))
    .filter(({ by }) => by < none)
    .toSorted((a, b) => a.by - b.by)
    .slice(0, most)
    .map(({ one }) => one)
}

/** A diagnosis by its code, or as it was typed. */
export const diagnosisWord = ({
  code,
  text,
}: {
  readonly code?: string
  readonly text?: string
}): string => (code === undefined ? (text ?? '') : (diagnosisOf(code)?.zh ?? code))
