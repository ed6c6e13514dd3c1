import type { ScoredItem } from '#assessment'
import type { RunEvent } from './action.ts'
import type { Protocol } from './protocol.ts'
import { reportNames, reportSections, type ReportSection } from './report-format.ts'

/** The report as it was handed in, with its event. */
export type Submitted = {
  readonly seq: number
  readonly sections: Readonly<Partial<Record<ReportSection, string>>>
}

/** The newest report among the events. */
export const submittedIn = (events: readonly RunEvent[]): Submitted | undefined => {
  for (const { seq, action } of events.toReversed())
    if (action.type === 'submit') return { seq, sections: action.sections }
  return undefined
}

/** How many letters a text has; a sentence that is said again fills paper and tells nothing. */
export const countLetters = (text: string): number => {
  const sentences = new Set(text.replace(/\s/g, '').split(/[。！？；!?;]/))
  return [...sentences].reduce((sum, one) => sum + [...one].length, 0)
}

/** The machine reads words, not thoughts: it gives 70 of 100, the rest is the teacher’s. */
const machineShare = 0.7

/** Dimension 7 (机制分析与讨论): the links of the causal chains, and what waits for the teacher. */
export const ofReasoning = (
  { report: { chains } }: Protocol,
  submitted: Submitted | undefined,
): ScoredItem[] => {
  const max = chains.reduce((sum, { weight }) => sum + weight, 0)
  return [
    ...chains.map(({ id, zh, section, groups, weight, why }) => {
      const text = submitted?.sections[section] ?? ''
      const met = groups.filter((words) => words.some((word) => text.includes(word))).length
      return {
        id,
        zh,
        max: weight,
        got: (weight * met) / groups.length,
        evidence: submitted && met > 0 ? [submitted.seq] : [],
        why,
      }
    }),
    {
      id: 'teacher',
      zh: '教师评阅',
      max: (max * (1 - machineShare)) / machineShare,
      got: 0,
      evidence: [],
      why: '分析讨论由教师评阅；机器只核对要点，最多占这一维度的七成。',
    },
  ]
}

const copied = (one: string, other: string): boolean => one !== '' && one === other

/** Dimension 8 (报告规范、反思与动物福利): every section in its length and its own words, and what was looked at for the animal’s sake. */
export const ofReport = (
  protocol: Pick<Protocol, 'report' | 'checks'>,
  events: readonly RunEvent[],
  submitted: Submitted | undefined,
): ScoredItem[] => {
  const sections = submitted?.sections ?? {}
  const written = protocol.report.least.map(({ section, letters: least }): ScoredItem => {
    const text = sections[section] ?? ''
    const twice = reportSections.some(
      (other) => other !== section && copied(text.trim(), (sections[other] ?? '').trim()),
    )
    const full = countLetters(text) >= least
    return {
      id: section,
      zh: reportNames[section],
      max: 2,
      got: twice ? 0 : full ? 2 : countLetters(text) * 2 >= least ? 1 : 0,
      evidence: submitted && countLetters(text) > 0 ? [submitted.seq] : [],
      why: twice
        ? '与另一栏完全相同。'
        : full
          ? '完整。'
          : `至少写 ${least} 个字，重复的句子只算一次。`,
    }
  })
  const checked = protocol.checks.map(({ id, zh, why }): ScoredItem => {
    const done = events.find(({ action }) => action.type === 'check' && action.check === id)
    return { id, zh, max: 2, got: done ? 2 : 0, evidence: done ? [done.seq] : [], why }
  })
  return [...written, ...checked]
}
