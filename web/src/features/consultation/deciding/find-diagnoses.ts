import { type Diagnosis, diagnoses, diagnosisOf } from '@xinglin/simulation/catalogue'

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')

const rank = ({ code, zh, aliases }: Diagnosis, words: string): number => {
  if ([zh, ...aliases].some((name) => plain(name) === words)) return 0
  if ([zh, ...aliases].some((name) => plain(name).startsWith(words))) return 1
  if ([zh, ...aliases].some((name) => plain(name).includes(words))) return 2
  return plain(code).startsWith(words) ? 3 : 9
}

/** Diagnoses whose name, other name or code fits some words, the nearest first; none for no words, so that the list tells nothing. */
export const findDiagnoses = (words: string, most = 8): readonly Diagnosis[] => {
  const wanted = plain(words)
  if (wanted === '') return []
  return diagnoses
    .map((one) => ({ one, by: rank(one, wanted) }))
    .filter(({ by }) => by < 9)
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
