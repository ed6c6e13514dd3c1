import { scoreWord } from '@xinglin/simulation/assessment'
import type { Report } from '@xinglin/contract/learning'

const plain = (score: number) => String(Math.round(score * 100) / 100)

/** How the composite came about, with the report's own figures: （100 + 87.5）÷ 2 = 93.75。 */
export const sumOf = ({ Composite: composite, Dimensions: dimensions }: Report): string => {
  const scores = dimensions.flatMap(({ Score }) => (Score === null ? [] : [Score]))
  if (composite === null || scores.length === 0) return ''
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  // Two decimals are kept, what is beyond them is cut off.
  const sign = Math.abs(mean - composite) < 1e-6 ? '=' : '≈'
  const cut = scoreWord(composite)
  const shown = Number(cut) === composite ? '' : `，取一位小数 ${cut}`
  return `（${scores.map(plain).join(' + ')}）÷ ${scores.length} ${sign} ${plain(composite)}${shown}。`
}

/** Which composite makes which level. */
export const levelScale = '等级：S 90–100，A 80–89，B 70–79，C 60–69，D 0–59。'

const sentences: Readonly<Record<string, string>> = {
  S: '掌握得很扎实，继续保持。',
  A: '掌握良好，薄弱处再看一遍会更稳。',
  B: '主要内容已经掌握，建议回看失分的测验。',
  C: '达到基本要求，建议重学薄弱章节。',
  D: '还没有达到要求，建议重新学习一轮。',
}

/** What a level means for what to do next. */
export const levelSentence = (level: string) => sentences[level] ?? ''
